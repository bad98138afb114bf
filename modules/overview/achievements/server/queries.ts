import { solvedTasksSql } from '@school/results/server'
import { listLearningDays } from '@school/streaks/server'
import { finishedCoursesSql } from '@school/courses/server'
import type { Sql } from '@school/db'
import type { Facts } from './rules.ts'

export interface OwnerRow {
  id: number
  type: 'pupil' | 'agent'
  publicProfile: boolean
}

/** The owner of a page; absent for an account that is being erased. */
export async function findOwner(sql: Sql, id: number): Promise<OwnerRow | undefined> {
  const { rows } = await sql.query<OwnerRow>({
    name: 'find_owner_of_achievements',
    text: `select id, type, public_profile as "publicProfile" from users where id = $1 and leaving_at is null and erased_at is null`,
    values: [id],
  })
  return rows[0]
}

export type Counts = Pick<Facts, 'solvedTasks' | 'bestStreak' | 'diplomas'>

/** The longest row is that of `streaks`. */
export async function countFacts(sql: Sql, userId: number, now: Date): Promise<Counts> {
  const days = await listLearningDays(sql, [userId], now)
  const { rows } = await sql.query<Omit<Counts, 'bestStreak'>>({
    name: 'count_facts',
    text: `select (select count(*)::int from (${solvedTasksSql('a.user_id = $1')}) solved) as "solvedTasks",
        (select count(*)::int from certificates where user_id = $1 and withdrawn_at is null and kind not in ('participation', 'completion', 'gratitude')) as diplomas`,
    values: [userId],
  })
  return { ...rows[0]!, bestStreak: days.get(userId)?.rowGrownAt().length ?? 0 }
}

export interface FinishedRow {
  id: number
  title: string
  hue: number
  finishedAt: Date
}

/** Courses in which every task is closed, the last one first. */
export async function listFinishedCourses(sql: Sql, userId: number): Promise<FinishedRow[]> {
  const { rows } = await sql.query<FinishedRow>({
    name: 'list_finished_courses',
    text: `select c.id, c.title, d.hue, f.finished_at as "finishedAt"
      from (${finishedCoursesSql('a.user_id = $1')}) f
      join courses c on c.id = f.course_id and c.retired_at is null join disciplines d on d.id = c.discipline_id
      order by f.finished_at desc, c.id`,
    values: [userId],
  })
  return rows
}

export interface TrainingRow extends FinishedRow {
  points: number
  maxPoints: number
}

/** Trainings that were gone through, with the best attempt of each. */
export async function listFinishedTrainings(sql: Sql, userId: number): Promise<TrainingRow[]> {
  const { rows } = await sql.query<TrainingRow>({
    name: 'list_finished_trainings',
    text: `select distinct on (t.id) t.id, t.title, d.hue, a.finished_at as "finishedAt", a.points, a.max_points as "maxPoints"
      from attempts a join trainings t on t.work_id = a.work_id join disciplines d on d.id = t.discipline_id
      where a.user_id = $1 and a.judged_at is not null and a.max_points > 0
      order by t.id, a.points desc, a.number`,
    values: [userId],
  })
  return rows
}
