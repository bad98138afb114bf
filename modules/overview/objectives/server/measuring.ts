import type { Sql } from '@school/db'
import { listGradesSince } from '@school/exam-rehearsals/server'
import { listMarksSince } from '@school/homework-analysis/server'
import { listLearningDays } from '@school/streaks/server'
import { dayIn } from '@school/texts'
import type { Exam } from '@school/exam-rehearsals/contract'
import type { Metric } from '../contract/metric.ts'
import { type Measure, nothing, percentRight } from './rules/measure.ts'

/** The fields of a goal that measuring needs. */
export interface Measured {
  id: number
  userId: number
  zone: string
  metric: Metric
  disciplineId: number | null
  skillId: number | null
  exam: Exam | null
  dailyMinutes: number | null
  beganAt: Date
}

type Measures = Map<number, Measure>
/** By days: how much was done, and how much of it was right. */
type Days = Record<string, [done: number, right: number]>

const daysOf = (days: Days): Measure['days'] =>
  new Map(Object.entries(days).map(([day, [done, right]]) => [day, { done, right }]))

const askedOf = (goals: readonly Measured[]): string =>
  JSON.stringify(
    goals.map(({ id, userId, zone, disciplineId, skillId, beganAt }) => ({
      id,
      user_id: userId,
      zone,
      discipline_id: disciplineId,
      skill_id: skillId,
      since: beganAt,
    })),
  )

const asked = `jsonb_to_recordset($1::jsonb) as g(id int, user_id int, zone text, discipline_id int, skill_id int, since timestamptz)`

/** Days with what was done, and the sums, of rows `(day, done, right)`. */
const byDays = (
  rows: string,
) => `select coalesce(sum(done), 0)::int as total, coalesce(sum("right"), 0)::int as "right",
    coalesce(jsonb_object_agg(day, jsonb_build_array(done, "right")), '{}') as days from (${rows}) by_day`

const dayOf = (at: string) => `to_char((${at} at time zone g.zone)::date, 'YYYY-MM-DD')`

/** Works of lessons, homeworks and the trainer, where a pupil knows at once what was right; other works must not be revealed by progress. */
const isOfSubject = `case when g.skill_id is not null
    then w.kind = 'skill' and exists (select from skills k where k.work_id = w.id and k.id = g.skill_id)
    else (w.kind = 'practice' and exists (
        select from lessons l join courses c on c.id = l.course_id where l.work_id = w.id and c.discipline_id = g.discipline_id))
      or (w.kind = 'homework' and exists (select from homeworks h where h.work_id = w.id and h.discipline_id = g.discipline_id))
      or (w.kind = 'skill' and exists (select from skills k where k.work_id = w.id and k.discipline_id = g.discipline_id)) end`

/** Tasks that were judged since then, and how many of them were right at the first try and without a hint. */
async function measureTasks(sql: Sql, goals: readonly Measured[]): Promise<Measures> {
  const { rows } = await sql.query<{ id: number; total: number; right: number; days: Days }>({
    name: 'measure_tasks_of_objectives',
    text: `select g.id, k.total, k."right", k.days from ${asked} cross join lateral (${byDays(`
        select ${dayOf('s.updated_at')} as day, count(*)::int as done,
          count(*) filter (where s.share >= 1 and s.tries - s.returns <= 1 and s.hints_opened = 0)::int as "right"
        from attempts a join works w on w.id = a.work_id join task_states s on s.attempt_id = a.id
        where a.user_id = g.user_id and a.number = 1 and s.updated_at >= g.since and s.status in ('solved', 'partially', 'failed', 'hinted')
          and (w.rules ->> 'mode' is distinct from 'exam' or a.judged_at is not null) and ${isOfSubject}
        group by 1`)}) k
      where g.id is not null`,
    values: [askedOf(goals)],
  })
  const metricOf = new Map(goals.map(({ id, metric }) => [id, metric]))
  return new Map(
    rows.map(({ id, total, right, days }) => [
      id,
      {
        ...nothing,
        total,
        right,
        amount: metricOf.get(id) === 'percent' ? percentRight({ right, total }) : right,
        days: daysOf(days),
      },
    ]),
  )
}

/** Skills that have become mastered since then; days are those of practice, and of a goal without a subject any practice is. */
async function measureSkills(sql: Sql, goals: readonly Measured[]): Promise<Measures> {
  const { rows } = await sql.query<{ id: number; mastered: number; days: Days }>({
    name: 'measure_skills_of_objectives',
    text: `select g.id, k.days, (
          select count(distinct t.skill_id)::int from skill_sessions e join skill_session_tasks t on t.session_id = e.id
          join skills s on s.id = t.skill_id
          where e.user_id = g.user_id and t.answered_at >= g.since and t.level_after = 'mastered' and t.level_before <> 'mastered'
            and (g.discipline_id is null or s.discipline_id = g.discipline_id)) as mastered
      from ${asked} cross join lateral (${byDays(`
        select ${dayOf('t.answered_at')} as day, count(*)::int as done, count(*) filter (where t.outcome = 'right')::int as "right"
        from skill_sessions e join skill_session_tasks t on t.session_id = e.id join skills s on s.id = t.skill_id
        where e.user_id = g.user_id and t.answered_at >= g.since and (g.discipline_id is null or s.discipline_id = g.discipline_id)
        group by 1`)}) k
      where g.id is not null`,
    values: [askedOf(goals)],
  })
  return new Map(
    rows.map(({ id, mastered, days }) => [
      id,
      { ...nothing, amount: mastered, total: mastered, days: daysOf(days) },
    ]),
  )
}

/** Minutes of a day are five-minute spans with an answer in them: somebody who sits over a task without an answer is not seen. */
async function measureMinutes(sql: Sql, goals: readonly Measured[]): Promise<Measures> {
  const { rows } = await sql.query<{ id: number; days: Record<string, number> }>({
    name: 'measure_minutes_of_objectives',
    text: `select g.id, coalesce(k.days, '{}') as days from ${asked} cross join lateral (
        select jsonb_object_agg(day, minutes) as days from (
          select ${dayOf('at')} as day, count(distinct floor(extract(epoch from at) / 300))::int * 5 as minutes from (
            select x.answered_at as at from attempts a join answers x on x.attempt_id = a.id where a.user_id = g.user_id and x.answered_at >= g.since
            union all
            select x.saved_at from attempts a join answer_drafts x on x.attempt_id = a.id where a.user_id = g.user_id and x.saved_at >= g.since
          ) given group by 1
        ) by_day
      ) k
      where g.id is not null`,
    values: [askedOf(goals)],
  })
  const leastOf = new Map(goals.map(({ id, dailyMinutes }) => [id, dailyMinutes ?? 0]))
  return new Map(
    rows.map(({ id, days }) => {
      const full = Object.entries(days).filter(([, minutes]) => minutes >= leastOf.get(id)!)
      return [id, countedDays(full.map(([day]) => day))]
    }),
  )
}

const countedDays = (days: readonly string[]): Measure => ({
  ...nothing,
  amount: days.length,
  total: days.length,
  days: new Map(days.map((day) => [day, { done: 1, right: 1 }])),
})

/** Days with solved tasks, as the row of days counts them. */
async function measureDays(sql: Sql, goals: readonly Measured[], now: Date): Promise<Measures> {
  const known = await listLearningDays(sql, [...new Set(goals.map(({ userId }) => userId))], now)
  return new Map(
    goals.map(({ id, userId, zone, metric, beganAt }) => {
      const learning = known.get(userId)!
      const since = dayIn(beganAt, zone)
      const counted = countedDays([...learning.solved.keys()].filter((day) => day >= since))
      if (metric === 'days') return [id, counted]
      const { days, best } = learning.rowSince(since)
      return [id, { ...counted, amount: days, total: days, best }]
    }),
  )
}

async function measureMarks(sql: Sql, goals: readonly Measured[]): Promise<Measures> {
  const given = await listMarksSince(
    sql,
    goals.map(({ userId, disciplineId, beganAt }) => ({
      userId,
      disciplineId: disciplineId!,
      since: beganAt,
    })),
  )
  return new Map(
    goals.map((goal) => {
      const own = given.filter(
        ({ userId, disciplineId, at }) =>
          userId === goal.userId && disciplineId === goal.disciplineId && at >= goal.beganAt,
      )
      const sum = own.reduce((all, { mark }) => all + mark, 0)
      const amount = own.length === 0 ? 0 : Math.floor((10 * sum) / own.length) / 10
      return [goal.id, { ...nothing, amount, total: own.length, days: daysAt(own, goal.zone) }]
    }),
  )
}

async function measureExams(sql: Sql, goals: readonly Measured[]): Promise<Measures> {
  const reached = await listGradesSince(
    sql,
    goals.map(({ userId, exam, disciplineId, beganAt }) => ({
      userId,
      exam: exam!,
      disciplineId: disciplineId!,
      since: beganAt,
    })),
  )
  return new Map(
    goals.map((goal) => {
      const own = reached.filter(
        ({ userId, exam, disciplineId, at }) =>
          userId === goal.userId &&
          exam === goal.exam &&
          disciplineId === goal.disciplineId &&
          at >= goal.beganAt,
      )
      const amount = Math.max(0, ...own.map(({ value }) => value))
      return [goal.id, { ...nothing, amount, total: own.length, days: daysAt(own, goal.zone) }]
    }),
  )
}

const daysAt = (rows: readonly { at: Date }[], zone: string): Measure['days'] =>
  new Map(rows.map(({ at }) => [dayIn(at, zone), { done: 1, right: 1 }]))

type Measuring = (sql: Sql, goals: readonly Measured[], now: Date) => Promise<Measures>

/** Metrics that are measured together. */
const ways: readonly [readonly Metric[], Measuring][] = [
  [['tasks', 'percent'], measureTasks],
  [['skills'], measureSkills],
  [['minutes'], measureMinutes],
  [['row', 'days'], measureDays],
  [['mark'], measureMarks],
  [['exam'], measureExams],
]

/** What was done for each of these goals: a statement a kind, however many goals and people there are. */
export async function measure(sql: Sql, goals: readonly Measured[], now: Date): Promise<Measures> {
  const measured = await Promise.all(
    ways.map(([metrics, way]) => {
      const own = goals.filter(({ metric }) => metrics.includes(metric))
      return own.length === 0 ? new Map<number, Measure>() : way(sql, own, now)
    }),
  )
  return new Map(measured.flatMap((some) => [...some]))
}
