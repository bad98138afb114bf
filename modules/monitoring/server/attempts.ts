import { listedNameSql, nameOrderSql, namesApart, pageApart } from '@school/accounts/server'
import { namedBy, type Sql } from '@school/db'
import { maxLimit, type PageOf, type Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { isWithPeopleSql, lostAfterSeconds } from '@school/works/server'
import {
  type MonitoredAttempt,
  type MonitoredAttemptFilters,
  type monitoredAttemptOrders,
  type MonitoredAttemptState,
  monitoredAttemptStates,
} from '../contract/attempt.ts'

/** Whose attempts are monitored, as parts of a query. Which class is whose is known by a room beside. */
export interface MonitoredPeople {
  /** A query of `(id, user_id, work_id, attempt_id, grade_index)`; `attempt_id` is null before the start. */
  sql: string
  /** Its parameters, `$1` and on. */
  values: readonly unknown[]
  /** The class of the pupil now: a query of `(class_id, class_name, school_id)`. @param userId an expression */
  seatSql: (userId: string) => string
  /** Schools of a region: a query of ids; without it nobody is asked for by a region. */
  schoolsOfRegionSql?: (region: string) => string
  /** The query also has `heard_at`, the last that was heard from whoever solves: long silence is told. */
  hasPresence?: boolean
}

export interface MonitoredAttemptRow extends Pick<
  MonitoredAttempt,
  'userId' | 'name' | 'gradeIndex' | 'answered' | 'tasks' | 'mayHaveTime'
> {
  /** Of `MonitoredPeople`. */
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

/** Whether the clock of an attempt `a` still goes. @param now a parameter */
export const isGoingOnSql = (now: string): string =>
  `(a.deadline_at is null or a.deadline_at > ${now}::timestamptz)`

/** Under way and silent. @param heardAt an expression; null is nothing known */
export const isLostSql = (heardAt: string, now: string): string =>
  `coalesce(${heardAt} < ${now}::timestamptz - interval '${lostAfterSeconds} seconds', false)`

const stateSql = (now: string, isLost: string): string => `case
    when a.id is null then 'not_started'
    when a.finished_at is not null and a.judged_at is null and a.awaits_review then 'on_check'
    when a.finished_at is not null then case when a.finish_reason = 'timeout' then 'timed_out' else 'handed_in' end
    when ${isGoingOnSql(now)} then case when ${isLost} then 'lost' else 'running' end
    else 'timed_out' end`

/** Whether an attempt `a` that is over may be gone on with, were there more time. */
export const mayGoOnSql = `(a.finish_reason = 'timeout' and a.judged_at is null and not ${isWithPeopleSql('a')})`

/** How far attempts `a` are, as columns of a query. @param now a parameter */
export const attemptCountsSql = (now: string): string =>
  `(count(*) filter (where a.id is not null and a.finished_at is null and ${isGoingOnSql(now)}))::int as running,
    (count(*) filter (where a.finished_at is not null or a.deadline_at <= ${now}::timestamptz))::int as "handedIn",
    (count(*) filter (where a.finished_at is not null and a.judged_at is null and a.awaits_review))::int as "onCheck",
    (count(*) filter (where a.judged_at is not null))::int as judged`

const statesSql = monitoredAttemptStates.map((state) => `'${state}'`).join(', ')

const byName = nameOrderSql(null)

/** Whoever solves now comes first, and of them who is heard; those who are through come last. */
const usualOrder = `case state when 'running' then 0 when 'lost' then 1 when 'not_started' then 2 else 3 end, ${byName}, id`

type Way = 'asc' | 'desc'

const orders = {
  name: (way) => `${nameOrderSql(null, way)}, id`,
  state: (way) => `array_position(array[${statesSql}], state) ${way}, ${byName}, id`,
  time: (way) => `coalesce(finished_at, deadline_at) ${way} nulls last, ${byName}, id`,
} satisfies Record<(typeof monitoredAttemptOrders)[number], (way: Way) => string>

export type MonitoredAttemptsAsked = {
  [K in keyof MonitoredAttemptFilters]?: MonitoredAttemptFilters[K] | null
}

/** Which attempts are found, as the beginning of a query, with what it is given; more is `$n` and on, where `n` is `next`. */
function findingAttempts(people: MonitoredPeople, asked: MonitoredAttemptsAsked, now: Date) {
  const { nameCont = null, stateEq = null, gradeEq = null, s } = asked
  const order = s ? orders[s.field](s.direction) : usualOrder
  const of = (index: number) => `$${people.values.length + index}`
  // Where a pupil sits is looked up for everybody only when it is asked by: of others, for those who are shown.
  const asks = places.filter(
    (place) => asked[place] != null && (place !== 'regionIdEq' || people.schoolsOfRegionSql),
  )
  const isSeated = asks.length > 0
  const seat = seatJoin(people)
  return {
    order,
    next: people.values.length + 5 + asks.length,
    /** @param userIds of these alone; an expression */
    text: (userIds?: string) => `with found as (
        select p.id, p.user_id, p.work_id, p.grade_index, u.last_name, u.first_name, u.middle_name,
          a.id as attempt_id, a.started_at, a.deadline_at, a.finished_at, a.points, a.max_points,
          ${stateSql(of(4), people.hasPresence ? isLostSql('p.heard_at', of(4)) : 'false')} as state, (a.finished_at is null or ${mayGoOnSql}) as may_have_time
        from (${asks.length > 0 ? `select * from (${people.sql}) p where ${asks.map((place, index) => sits(people)[place].ever(of(5 + index))).join(' and ')} offset 0` : people.sql}) p
        join users u on u.id = p.user_id
        left join attempts a on a.id = p.attempt_id
        ${isSeated ? seat('p') : ''}
        where (${of(1)}::text is null or strpos(lower(u.last_name || ' ' || u.first_name || ' ' || u.last_name), lower(${of(1)})) > 0)
          and (${of(2)}::int is null or p.grade_index = ${of(2)})
          ${asks.map((place, index) => `and ${sits(people)[place].now(of(5 + index))}`).join(' ')}${userIds ? ` and p.user_id = any(${userIds})` : ''}
      ), wanted as (select * from found where ${of(3)}::text is null or state = ${of(3)})`,
    values: [...people.values, nameCont, gradeEq, stateEq, now, ...asks.map((place) => asked[place])],
  }
}

/** Where the pupil of a row sits now: `seat` with the school `o`. */
const seatJoin =
  ({ seatSql }: MonitoredPeople) =>
  (row: string): string =>
    `left join lateral (${seatSql(`${row}.user_id`)}) seat on true left join organizations o on o.id = seat.school_id`

const places = ['regionIdEq', 'schoolIdEq', 'classIdEq'] as const

/** @param where of a class `c` */
const everSitting = (where: string): string =>
  `p.user_id in (select m.user_id from class_members m join school_classes c on c.id = m.school_class_id where m.role = 'pupil' and ${where})`

/** First those who have ever sat there, which an index finds, then those who sit there now. */
const sits = (people: MonitoredPeople) =>
  ({
    regionIdEq: {
      ever: (id) => everSitting(`c.organization_id in (${people.schoolsOfRegionSql!(id)})`),
      now: (id) => `seat.school_id in (${people.schoolsOfRegionSql!(id)})`,
    },
    schoolIdEq: {
      ever: (id) => everSitting(`c.organization_id = ${id}::int`),
      now: (id) => `seat.school_id = ${id}::int`,
    },
    classIdEq: { ever: (id) => everSitting(`c.id = ${id}::int`), now: (id) => `seat.class_id = ${id}::int` },
  }) satisfies Record<(typeof places)[number], Record<'ever' | 'now', (id: string) => string>>

/** What is told of attempts `s`. What is counted by tasks is counted for these alone. */
const toldSql = `s.id, s.user_id as "userId", ${listedNameSql('s')} as name, s.grade_index as "gradeIndex",
        seat.class_id as "classId", seat.class_name as "className", o.id as "schoolId", o.short_name as "schoolName", s.state,
        s.started_at as "startedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt", s.points, s.max_points as "maxPoints", s.may_have_time as "mayHaveTime",
        greatest(
          (select count(*) from answer_drafts d where d.attempt_id = s.attempt_id and d.response is not null),
          (select count(*) from task_states t where t.attempt_id = s.attempt_id and t.tries > 0)
        )::int as answered,
        (select count(*)::int from work_tasks w where w.work_id = s.work_id) as tasks`

/** Attempts by names of their pupils, within what comes first, or as they are asked for. */
export async function listMonitoredAttempts(
  sql: Sql,
  people: MonitoredPeople,
  asked: MonitoredAttemptsAsked,
  paging: Paging,
  now: Date,
): Promise<PageOf<MonitoredAttemptRow>> {
  const { text: findingSql, values, order, next } = findingAttempts(people, asked, now)
  const text = `${findingSql()}, shown as (
      select *, (count(*) over ())::int as total from wanted order by ${order} offset $${next} limit $${next + 1}
    )
    select ${toldSql}, s.total from shown s ${seatJoin(people)('s')} order by ${order}`
  const name = namedBy('list_monitored_attempts', text)
  const page = listPage<MonitoredAttemptRow>(sql, paging, (limit, offset) => ({
    name,
    text,
    values: [...values, offset, limit],
  }))
  return pageApart(sql, page, { id: 'userId', name: 'name', place: 'className' })
}

/** All of the same attempts, in parts. Pupils solve and begin anew meanwhile: nobody is told twice or left out, and all stand as they did at first. */
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
  // A file is one list, though it is read in parts.
  const names = new Map(
    (await namesApart(sql, rows, { id: 'userId', name: 'name' })).map(({ userId, name: told }) => [
      userId,
      told,
    ]),
  )
  const { text, values, next } = findingAttempts(people, {}, now)
  const toldText = `${text(`$${next}::int[]`)} select ${toldSql} from wanted s ${seatJoin(people)('s')} order by array_position($${next}::int[], s.user_id)`
  const name = namedBy('list_these_monitored_attempts', toldText)
  for (let first = 0; first < rows.length; first += maxLimit) {
    const ids = rows.slice(first, first + maxLimit).map(({ userId }) => userId)
    const part = await sql.query<MonitoredAttemptRow>({ name, text: toldText, values: [...values, ids] })
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
