import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { listedNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { JurySql } from './jury/jury-sql.ts'

/** Pupils of all classes of a teacher, without duplicates. */
export async function listPupilIds(sql: Sql, teacherId: number): Promise<number[]> {
  const { rows } = await sql.query<{ ids: number[] }>({
    name: 'list_checked_pupils',
    text: `select array(
        select distinct pupil.user_id from class_members teacher
        join class_members pupil on pupil.school_class_id = teacher.school_class_id and pupil.role = 'pupil'
        where teacher.user_id = $1 and teacher.role = 'teacher'
      ) as ids`,
    values: [teacherId],
  })
  return rows[0]!.ids
}

export async function isPupilOf(sql: Sql, teacherId: number, pupilId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_pupil_of',
    text: `select from class_members teacher
      join class_members pupil on pupil.school_class_id = teacher.school_class_id and pupil.role = 'pupil'
      where teacher.user_id = $1 and teacher.role = 'teacher' and pupil.user_id = $2 limit 1`,
    values: [teacherId, pupilId],
  })
  return rowCount === 1
}

/** Whether the viewer is an expert of a jury that judges answers of this person. */
export async function isExpertFor(
  sql: Sql,
  { expertsSql }: JurySql,
  viewerId: number,
  pupilId: number,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_expert_for',
    text: `select from (${expertsSql}) expert join attempts a on a.work_id = expert.work_id
      join answer_reviews r on r.attempt_id = a.id where expert.user_id = $1 and a.user_id = $2 limit 1`,
    values: [viewerId, pupilId],
  })
  return rowCount === 1
}

/** Titles of works from the modules that own them. @param namesSql a query of `(work_id, title)` */
export async function listPlaces(
  sql: Sql,
  namesSql: string,
  workIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql.query<{ workId: number; title: string }>({
    name: 'list_places_of_works',
    text: `select work_id as "workId", title from (${namesSql}) named where work_id = any($1::int[])`,
    values: [workIds],
  })
  return new Map(rows.map(({ workId, title }) => [workId, title]))
}

/** Comments of a person to pupils about a task, the most used first. */
export async function listSaidBefore(sql: Sql, reviewerId: number, taskId: number): Promise<string[]> {
  const { rows } = await sql.query<{ comment: string }>({
    name: 'list_said_before',
    text: `select comment from answer_reviews where reviewer_id = $1 and task_id = $2 and comment <> ''
      group by comment order by count(*) desc, max(reviewed_at) desc limit 9`,
    values: [reviewerId, taskId],
  })
  return rows.map(({ comment }) => comment)
}

export interface LessonPlace {
  lessonId: number
  lessonTitle: string
  workId: number
  courseId: number
  courseTitle: string
  hue: number
  userId: number
  userName: string
  avatar: Avatar | null
  attemptId: number | null
}

/** A lesson, a person, and the attempt of its practice. */
export async function findLessonPlace(
  sql: Sql,
  lessonId: number,
  userId: number,
): Promise<LessonPlace | undefined> {
  const { rows } = await sql.query<LessonPlace>({
    name: 'find_lesson_place',
    text: `select l.id as "lessonId", l.title as "lessonTitle", l.work_id as "workId", c.id as "courseId", c.title as "courseTitle",
        d.hue, u.id as "userId", ${listedNameSql('u')} as "userName", ${avatarSql('u')} as avatar, a.id as "attemptId"
      from lessons l
      join courses c on c.id = l.course_id
      join disciplines d on d.id = c.discipline_id
      join users u on u.id = $2
      left join attempts a on a.work_id = l.work_id and a.user_id = u.id
      where l.id = $1`,
    values: [lessonId, userId],
  })
  return rows[0]
}
