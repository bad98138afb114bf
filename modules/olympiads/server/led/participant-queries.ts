import type { Sql } from '@school/db'
import type { LedFilters } from '../../contract/led-endpoints.ts'
import type { ParticipantState, StageGroups } from '../../contract/led.ts'
import type { Award } from '../../contract/olympiad.ts'
import { ledSql, officialSql } from './queries.ts'

/** The class of a pupil now, `m`, with its school, `o`. */
const classSql = `left join lateral (
      select c.id, c.grade_index, c.letter, c.organization_id from class_members cm join school_classes c on c.id = cm.school_class_id
      where cm.user_id = p.user_id and cm.role = 'pupil' order by c.school_year desc, c.id limit 1
    ) m on true
    left join organizations o on o.id = m.organization_id`

const stateSql = (now: string): string => `case
    when a.id is null then 'not_started'
    when a.finished_at is not null then case when a.finish_reason = 'timeout' then 'timed_out' else 'handed_in' end
    when a.deadline_at is null or a.deadline_at > ${now} then 'running'
    else 'timed_out' end`

export interface LedParticipantRow {
  id: number
  userId: number
  name: string
  gradeIndex: number
  classId: number | null
  className: string | null
  schoolId: number | null
  schoolName: string | null
  state: ParticipantState
  startedAt: Date | null
  deadlineAt: Date | null
  finishedAt: Date | null
  answered: number
  tasks: number
  points: number | null
  maxPoints: number | null
  award: Award | null
}

type Wanted = { [K in keyof LedFilters]?: LedFilters[K] | null }

/** The official participants of a stage whom somebody leads, by name. What is counted by tasks is counted for the page alone. */
export async function listParticipantRows(
  sql: Sql,
  stageId: number,
  classIds: readonly number[] | null,
  { nameCont = null, stateEq = null, gradeEq = null, schoolIdEq = null, classIdEq = null }: Wanted,
  { page, limit }: { page: number; limit: number },
  now: Date,
): Promise<{ rows: LedParticipantRow[]; total: number }> {
  const { rows } = await sql.query<LedParticipantRow & { total: number }>({
    name: 'list_led_participants',
    text: `with found as (
        select p.id, p.user_id, p.work_id, p.award, u.last_name, u.first_name, p.grade_index, m.id as class_id, m.grade_index || m.letter as class_name,
          o.id as school_id, o.short_name as school_name, a.id as attempt_id, a.started_at, a.deadline_at, a.finished_at, a.points, a.max_points,
          ${stateSql('$8::timestamptz')} as state
        from ${officialSql}
        join users u on u.id = p.user_id
        ${classSql}
        where p.stage_id = $1 and not p.is_virtual and ${ledSql('$2')}
          and ($3::text is null or strpos(lower(u.last_name || ' ' || u.first_name || ' ' || u.last_name), lower($3)) > 0)
          and ($4::int is null or p.grade_index = $4) and ($5::int is null or m.organization_id = $5) and ($6::int is null or m.id = $6)
      ), shown as (
        select *, (count(*) over ())::int as total from found where $7::text is null or state = $7
        order by last_name, first_name, id offset $9 limit $10
      )
      select s.id, s.user_id as "userId", trim(s.last_name || ' ' || s.first_name) as name, s.grade_index as "gradeIndex",
        s.class_id as "classId", s.class_name as "className", s.school_id as "schoolId", s.school_name as "schoolName", s.state,
        s.started_at as "startedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt", s.points, s.max_points as "maxPoints", s.award,
        greatest(
          (select count(*) from answer_drafts d where d.attempt_id = s.attempt_id and d.response is not null),
          (select count(*) from task_states t where t.attempt_id = s.attempt_id and t.tries > 0)
        )::int as answered,
        (select count(*)::int from work_tasks w where w.work_id = s.work_id) as tasks, s.total
      from shown s order by s.last_name, s.first_name, s.id`,
    values: [
      stageId,
      classIds,
      nameCont,
      gradeEq,
      schoolIdEq,
      classIdEq,
      stateEq,
      now,
      (page - 1) * limit,
      limit,
    ],
  })
  return { rows, total: rows[0]?.total ?? 0 }
}

const atMost = 500

/** Where those come from whom somebody leads. */
export async function listGroups(
  sql: Sql,
  stageId: number,
  classIds: readonly number[] | null,
): Promise<StageGroups> {
  const classes = await sql.query<StageGroups['classes'][number]>({
    name: 'list_led_classes',
    text: `select m.id, m.grade_index || m.letter as name, o.id as "schoolId", o.short_name as school, count(*)::int as participants
      from olympiad_participations p ${classSql}
      where p.stage_id = $1 and not p.is_virtual and o.id is not null and ${ledSql('$2')}
      group by m.id, m.grade_index, m.letter, o.id order by o.short_name, o.id, m.grade_index, m.letter limit ${atMost}`,
    values: [stageId, classIds],
  })
  const schools = await sql.query<StageGroups['schools'][number]>({
    name: 'list_led_schools',
    text: `select o.id, o.short_name as name, count(*)::int as participants
      from olympiad_participations p ${classSql}
      where p.stage_id = $1 and not p.is_virtual and o.id is not null and ${ledSql('$2')}
      group by o.id order by o.short_name, o.id limit ${atMost}`,
    values: [stageId, classIds],
  })
  return { schools: schools.rows, classes: classes.rows }
}

/** Names and schools of these people. */
export async function listNames(
  sql: Sql,
  userIds: readonly number[],
): Promise<Map<number, { name: string; school: string | null }>> {
  const { rows } = await sql.query<{ id: number; name: string; school: string | null }>({
    name: 'list_led_names',
    text: `select p.user_id as id, trim(u.last_name || ' ' || u.first_name) as name, o.short_name as school
      from unnest($1::int[]) p (user_id) join users u on u.id = p.user_id ${classSql}`,
    values: [userIds],
  })
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
