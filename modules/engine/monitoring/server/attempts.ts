import { listedNameSql, nameOrderSql, namesApart, pageApart } from '@school/names/server'
import { containsSql, namedBy, type Sql } from '@school/db'
import { maxLimit, type PageOf, type Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { regionsSql } from '@school/organizations/server'
import { seatOfPupilSql } from '@school/school-classes/server'
import { isWithPeopleSql } from '@school/works/server'
import { lostAfterSeconds } from './presence/presence.ts'
import {
  type MonitoredAttempt,
  type MonitoredAttemptFilters,
  type monitoredAttemptOrders,
  type MonitoredAttemptState,
  monitoredAttemptStates,
} from '../contract/attempt.ts'

/** Whose attempts are monitored, as a part of a query. */
export interface MonitoredPeople {
  /**
   * Query of `(id, user_id, work_id, attempt_id, grade_index, heard_at)`; `attempt_id` is null before the start. `heard_at` is the last
   * request of the pupil, null where it is not recorded; a long silence is displayed.
   */
  sql: string
  /** Its parameters, `$1` and on. */
  values: readonly unknown[]
}

export interface MonitoredAttemptRow extends Pick<
  MonitoredAttempt,
  'userId' | 'name' | 'gradeIndex' | 'answered' | 'tasks' | 'mayHaveTime'
> {
  /** Id of the row in `MonitoredPeople`. */
  id: number
  classId: number | null
  className: string | null
  schoolId: number | null
  schoolName: string | null
  state: MonitoredAttemptState
  startedAt: Date | null
  deadlineAt: Date | null
  finishedAt: Date | null
  points: number | null
  maxPoints: number | null
}

/** SQL: whether the clock of an attempt `a` is still running. @param now a parameter */
export const isGoingOnSql = (now: string): string =>
  `(a.deadline_at is null or a.deadline_at > ${now}::timestamptz)`

/** SQL: an attempt under way without recent requests. @param heardAt an expression; null when nothing is recorded */
export const isLostSql = (heardAt: string, now: string): string =>
  `coalesce(${heardAt} < ${now}::timestamptz - interval '${lostAfterSeconds} seconds', false)`

const stateSql = (now: string, isLost: string): string => `case
    when a.id is null then 'not_started'
    when a.finished_at is not null and a.judged_at is null and a.awaits_review then 'on_check'
    when a.finished_at is not null then case when a.finish_reason = 'timeout' then 'timed_out' else 'handed_in' end
    when ${isGoingOnSql(now)} then case when ${isLost} then 'lost' else 'running' end
    else 'timed_out' end`

/** SQL: whether a finished attempt `a` could be resumed with more time; false while it is under way or when it was ended without a reason. */
export const mayGoOnSql = `(coalesce(a.finish_reason = 'timeout', false) and a.judged_at is null and not ${isWithPeopleSql('a')})`

/** Progress counts of attempts `a`, as columns of a query. @param now a parameter */
export const attemptCountsSql = (now: string): string =>
  `(count(*) filter (where a.id is not null and a.finished_at is null and ${isGoingOnSql(now)}))::int as running,
    (count(*) filter (where a.finished_at is not null or a.deadline_at <= ${now}::timestamptz))::int as "handedIn",
    (count(*) filter (where a.finished_at is not null and a.judged_at is null and a.awaits_review))::int as "onCheck",
    (count(*) filter (where a.judged_at is not null))::int as judged`

const statesSql = monitoredAttemptStates.map((state) => `'${state}'`).join(', ')

const byName = nameOrderSql(null)

/** Default order: active attempts, then silent ones, then those not started, then finished ones. */
const usualOrder = `case state when 'running' then 0 when 'lost' then 1 when 'not_started' then 2 else 3 end, ${byName}, id`

type Way = 'asc' | 'desc'

const byState = `array_position(array[${statesSql}], state)`
const byTime = 'coalesce(finished_at, deadline_at)'

const orders = {
  name: { asc: `${nameOrderSql(null, 'asc')}, id`, desc: `${nameOrderSql(null, 'desc')}, id` },
  state: { asc: `${byState}, ${byName}, id`, desc: `${byState} desc, ${byName}, id` },
  time: { asc: `${byTime} nulls last, ${byName}, id`, desc: `${byTime} desc nulls last, ${byName}, id` },
} satisfies Record<(typeof monitoredAttemptOrders)[number], Record<Way, string>>

export type MonitoredAttemptsAsked = {
  [K in keyof MonitoredAttemptFilters]?: MonitoredAttemptFilters[K] | null
}

/** Current seat of the pupil of a row: `seat` with the school `o`. */
const seatJoin = (row: string): string =>
  `left join lateral (${seatOfPupilSql(`${row}.user_id`)}) seat on true left join organizations o on o.id = seat.school_id`

const schoolsOfRegionSql = (region: string): string =>
  `with recursive ${regionsSql} select id from regions where region_id = ${region}::int`

/** @param where of a class `c` */
const everSitting = (where: string): string =>
  `p.user_id in (select m.user_id from class_members m join school_classes c on c.id = m.school_class_id where m.role = 'pupil' and ${where})`

/** `ever` narrows by an index to those who have ever been in that place; `now` keeps those who are there now. @param id a parameter */
const sits = {
  region: (id: string) => ({
    ever: everSitting(`c.organization_id in (${schoolsOfRegionSql(id)})`),
    now: `seat.school_id in (${schoolsOfRegionSql(id)})`,
  }),
  school: (id: string) => ({
    ever: everSitting(`c.organization_id = ${id}::int`),
    now: `seat.school_id = ${id}::int`,
  }),
  class: (id: string) => ({ ever: everSitting(`c.id = ${id}::int`), now: `seat.class_id = ${id}::int` }),
}

/** No filter by place. The text still mentions the parameter so that the list of values is the same for all queries. */
const anywhere = (id: string) => ({ ever: '', now: `${id}::int is null` })

/** Beginning of a query that finds attempts, and its values; further parameters start at `$n`, where `n` is `next`. */
function findingAttempts(people: MonitoredPeople, asked: MonitoredAttemptsAsked, now: Date) {
  const { regionIdEq = null, schoolIdEq = null, classIdEq = null, s } = asked
  const of = (index: number) => `$${people.values.length + index}`
  const region = regionIdEq === null ? anywhere(of(5)) : sits.region(of(5))
  const school = schoolIdEq === null ? anywhere(of(6)) : sits.school(of(6))
  const schoolClass = classIdEq === null ? anywhere(of(7)) : sits.class(of(7))
  const ever = [region.ever, school.ever, schoolClass.ever].filter(Boolean).join(' and ')
  const order = s ? orders[s.field][s.direction] : usualOrder
  return {
    order,
    next: people.values.length + 8,
    // Seats of all rows are joined only when filtering by place; otherwise only the shown rows get them.
    /** @param userIds an expression; limits the query to these users */
    text: (userIds?: string) => `with found as (
        select p.id, p.user_id, p.work_id, p.grade_index, u.last_name, u.first_name, u.middle_name,
          a.id as attempt_id, a.started_at, a.deadline_at, a.finished_at, a.points, a.max_points,
          ${stateSql(of(4), isLostSql('p.heard_at', of(4)))} as state, (a.finished_at is null or ${mayGoOnSql}) as may_have_time
        from (${ever ? `select * from (${people.sql}) p where ${ever} offset 0` : people.sql}) p
        join users u on u.id = p.user_id
        left join attempts a on a.id = p.attempt_id
        ${ever ? seatJoin('p') : ''}
        where (${of(1)}::text is null or ${containsSql("u.last_name || ' ' || u.first_name || ' ' || u.last_name", of(1))})
          and (${of(2)}::int is null or p.grade_index = ${of(2)})
          and ${region.now} and ${school.now} and ${schoolClass.now}${userIds ? ` and p.user_id = any(${userIds})` : ''}
      ), wanted as (select * from found where ${of(3)}::text is null or state = ${of(3)})`,
    values: [
      ...people.values,
      asked.nameCont ?? null,
      asked.gradeEq ?? null,
      asked.stateEq ?? null,
      now,
      regionIdEq,
      schoolIdEq,
      classIdEq,
    ],
  }
}

/** Columns of attempts `s`. Counts by tasks are computed for the shown rows only. */
const shownColumnsSql = `s.id, s.user_id as "userId", ${listedNameSql('s')} as name, s.grade_index as "gradeIndex",
        seat.class_id as "classId", seat.class_name as "className", o.id as "schoolId", o.short_name as "schoolName", s.state,
        s.started_at as "startedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt", s.points, s.max_points as "maxPoints", s.may_have_time as "mayHaveTime",
        greatest(
          (select count(*) from answer_drafts d where d.attempt_id = s.attempt_id and d.response is not null),
          (select count(*) from task_states t where t.attempt_id = s.attempt_id and t.tries > 0)
        )::int as answered,
        (select count(*)::int from work_tasks w where w.work_id = s.work_id) as tasks`

/** A page of attempts, in the requested order or by default active ones first, then by name. */
export async function listMonitoredAttempts(
  sql: Sql,
  people: MonitoredPeople,
  asked: MonitoredAttemptsAsked,
  paging: Paging,
  now: Date,
): Promise<PageOf<MonitoredAttemptRow>> {
  const found = findingAttempts(people, asked, now)
  const { order, next } = found
  const text = `${found.text()}, shown as (
      select *, (count(*) over ())::int as total from wanted order by ${order} offset $${next} limit $${next + 1}
    )
    select ${shownColumnsSql}, s.total from shown s ${seatJoin('s')} order by ${order}`
  const name = namedBy('list_monitored_attempts', text)
  const page = listPage<MonitoredAttemptRow>(sql, paging, (limit, offset) => ({
    name,
    text,
    values: [...found.values, offset, limit],
  }))
  return pageApart(sql, page, { id: 'userId', name: 'name', place: 'className' })
}

/**
 * All matching attempts, in batches. Ids and order are fixed by the first query, so a pupil who starts or finishes meanwhile appears
 * exactly once.
 */
export async function* everyMonitoredAttempt(
  sql: Sql,
  people: MonitoredPeople,
  asked: MonitoredAttemptsAsked,
  now: Date,
): AsyncGenerator<MonitoredAttemptRow[]> {
  const found = findingAttempts(people, asked, now)
  const foundSql = `${found.text()} select user_id as "userId", ${listedNameSql('wanted')} as name from wanted order by ${found.order}`
  const { rows } = await sql.query<{ userId: number; name: string }>({
    name: namedBy('list_monitored_ids', foundSql),
    text: foundSql,
    values: found.values,
  })
  // The file is read in batches, but namesakes are resolved over the whole list.
  const names = new Map(
    (await namesApart(sql, rows, { id: 'userId', name: 'name' })).map(({ userId, name: label }) => [
      userId,
      label,
    ]),
  )
  const all = findingAttempts(people, {}, now)
  const ofThese = `$${all.next}::int[]`
  const batchSql = `${all.text(ofThese)} select ${shownColumnsSql} from wanted s ${seatJoin('s')} order by array_position(${ofThese}, s.user_id)`
  const name = namedBy('list_these_monitored_attempts', batchSql)
  for (let first = 0; first < rows.length; first += maxLimit) {
    const ids = rows.slice(first, first + maxLimit).map(({ userId }) => userId)
    const part = await sql.query<MonitoredAttemptRow>({ name, text: batchSql, values: [...all.values, ids] })
    yield part.rows.map((row) => ({ ...row, name: names.get(row.userId) ?? row.name }))
  }
}

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
const written = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentMonitoredAttempt = (row: MonitoredAttemptRow): MonitoredAttempt => ({
  userId: row.userId,
  name: row.name,
  gradeIndex: row.gradeIndex,
  schoolClass: named(row.classId, row.className),
  school: named(row.schoolId, row.schoolName),
  state: row.state,
  startedAt: written(row.startedAt),
  deadlineAt: written(row.deadlineAt),
  finishedAt: written(row.finishedAt),
  answered: row.answered,
  tasks: row.tasks,
  mayHaveTime: row.mayHaveTime,
})
