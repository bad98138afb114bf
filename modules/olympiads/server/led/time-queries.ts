import type { Sql } from '@school/db'
import type { GivenTime, TimeTarget } from '@school/works/contract'
import { ledSql, officialSql } from './queries.ts'

export interface GivenTimeRow extends Omit<GivenTime, 'createdAt'> {
  createdAt: Date
}

/**
 * Time given in a stage: its grades are works of their own, and what was given to them together is told once.
 * @param classIds of those whom the viewer leads; `null` is everybody
 */
export async function listGivenTimes(
  sql: Sql,
  stageId: number,
  { classIds, school }: { classIds: readonly number[] | null; school: { id: number } | null },
): Promise<GivenTimeRow[]> {
  const { rows } = await sql.query<GivenTimeRow>({
    name: 'list_olympiad_given_times',
    text: `select min(w.id) as id, w.target,
        case w.target when 'user' then trim(u.last_name || ' ' || u.first_name)
          when 'class' then c.grade_index || c.letter || ', ' || o.short_name when 'school' then o.short_name end as name,
        w.extra_seconds / 60 as "extraMinutes", w.shift_seconds / 60 as "shiftMinutes", w.reason, w.created_at as "createdAt",
        nullif(concat_ws(' ', b.first_name, coalesce(nullif(b.middle_name, ''), nullif(b.last_name, ''))), '') as "grantedBy"
      from olympiad_grades g
      join work_allowances w on w.work_id = g.work_id
      left join users u on w.target = 'user' and u.id = w.target_id
      left join school_classes c on w.target = 'class' and c.id = w.target_id
      left join organizations o on o.id = case w.target when 'class' then c.organization_id when 'school' then w.target_id end
      left join users b on b.id = w.granted_by
      where g.stage_id = $1 and ($2::int[] is null or w.target = 'all' or (w.target = 'school' and w.target_id = $3::int)
        or (w.target = 'class' and w.target_id = any($2))
        or (w.target = 'user' and exists (
          select from class_members led where led.user_id = w.target_id and led.role = 'pupil' and led.school_class_id = any($2)
        )))
      group by w.target, w.target_id, w.extra_seconds, w.shift_seconds, w.reason, w.created_at, w.granted_by,
        u.id, c.id, o.id, b.id
      order by w.created_at desc, 1 desc limit 300`,
    values: [stageId, classIds, school?.id ?? null],
  })
  return rows
}

/** By how many minutes the window of these people has been moved already: theirs and everybody's. */
export async function findShifted(
  sql: Sql,
  workIds: readonly number[],
  target: TimeTarget,
  targetId: number | null,
): Promise<number> {
  const { rows } = await sql.query<{ minutes: number }>({
    name: 'find_olympiad_shifted',
    text: `select coalesce(max(s.seconds), 0)::int / 60 as minutes from (
        select sum(shift_seconds) as seconds from work_allowances
        where work_id = any($1::int[]) and (target = 'all' or (target = $2 and target_id = $3::int)) group by work_id
      ) s`,
    values: [workIds, target, targetId],
  })
  return rows[0]!.minutes
}

export interface LedRun {
  userId: number
  workId: number
  finishedAt: Date | null
  /** Ended by the clock, and neither judged nor before people: it may be gone on with. */
  mayGoOn: boolean
}

/** The official participation of somebody whom the viewer leads. */
export async function findLedRun(
  sql: Sql,
  stageId: number,
  userId: number,
  classIds: readonly number[] | null,
): Promise<LedRun | undefined> {
  const { rows } = await sql.query<LedRun>({
    name: 'find_led_run',
    text: `select p.user_id as "userId", p.work_id as "workId", a.finished_at as "finishedAt",
        coalesce(a.finish_reason = 'timeout' and a.judged_at is null and not a.awaits_review, false) as "mayGoOn"
      from ${officialSql}
      where p.stage_id = $1 and p.user_id = $2 and not p.is_virtual and ${ledSql('$3')}`,
    values: [stageId, userId, classIds],
  })
  return rows[0]
}

/** The pupils of a class; nothing for an absent one. */
export async function listClassPupils(sql: Sql, classId: number): Promise<number[] | null> {
  const { rows } = await sql.query<{ userIds: number[] }>({
    name: 'list_olympiad_class_pupils',
    text: `select array(select user_id from class_members where school_class_id = c.id and role = 'pupil') as "userIds"
      from school_classes c where c.id = $1`,
    values: [classId],
  })
  return rows[0]?.userIds ?? null
}

/** The pupils of a school, by their classes and by themselves; nothing for an absent one. */
export async function listSchoolPupils(sql: Sql, schoolId: number): Promise<number[] | null> {
  const { rows } = await sql.query<{ userIds: number[] }>({
    name: 'list_olympiad_school_pupils',
    text: `select array(
        select m.user_id from class_members m join school_classes c on c.id = m.school_class_id
        where c.organization_id = o.id and m.role = 'pupil'
        union select user_id from memberships where organization_id = o.id and role = 'student'
      ) as "userIds" from organizations o where o.id = $1 and o.kind = 'school'`,
    values: [schoolId],
  })
  return rows[0]?.userIds ?? null
}
