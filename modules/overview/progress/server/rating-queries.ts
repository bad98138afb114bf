import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { seesPhotoSql } from '@school/school-classes/server'
import type { Sql } from '@school/db'

export interface CoursePlaceRow {
  userId: number
  firstName: string
  lastName: string
  publicProfile: boolean
  avatar: Avatar | null
  gradeIndex: number | null
  xp: number
  place: number
  /** From 1. */
  number: number
  participants: number
}

/** A page of a course's rating and the viewer's own row from any page. Equal experience shares a place. */
export async function listCoursePlaces(
  sql: Sql,
  courseId: number,
  viewerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<CoursePlaceRow[]> {
  const { rows } = await sql.query<CoursePlaceRow>({
    name: 'list_course_places',
    text: `with sums as (
        select a.user_id, sum(s.xp)::int as xp
        from lessons l join attempts a on a.work_id = l.work_id join task_states s on s.attempt_id = a.id and s.xp > 0
        where l.course_id = $1 and l.retired_at is null group by 1
      ), placed as (
        select user_id, xp, rank() over (order by xp desc)::int as place,
          row_number() over (order by xp desc, user_id)::int as number, count(*) over ()::int as participants
        from sums
      )
      select p.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.public_profile as "publicProfile", ${avatarSql('u', seesPhotoSql('u', '$2::int'))} as avatar,
        u.grade_index as "gradeIndex", p.xp, p.place, p.number, p.participants
      from placed p join users u on u.id = p.user_id
      where p.number > ($3::int - 1) * $4 and p.number <= $3 * $4 or p.user_id = $2 or p.number = 1
      order by p.number`,
    values: [courseId, viewerId, page, limit],
  })
  return rows
}
