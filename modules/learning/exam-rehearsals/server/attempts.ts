import type { Sql } from '@school/db'
import type { TaskStatus } from '@school/tasks/contract'
import { findOnCheck, listOnCheck } from '@school/results/server'
import { type FinishedRow, listFinishedAttempts } from './queries.ts'

/** A finished attempt with what is known of it: of one on check, without the answers that wait. */
export interface AttemptRow extends FinishedRow {
  /** Numbers of the tasks that wait to be checked. */
  waiting: ReadonlySet<number>
  /** Statuses by number of an attempt on check; a judged one keeps its own. */
  known: ReadonlyMap<number, TaskStatus>
}

const judged = { waiting: new Set<number>(), known: new Map<number, TaskStatus>() }

async function withKnown(sql: Sql, row: FinishedRow, now: Date): Promise<AttemptRow[]> {
  if (!row.isOnCheck) return [{ ...row, ...judged }]
  const attempt = await findOnCheck(sql, row.attemptId, now)
  if (!attempt) return []
  const tasks = await listOnCheck(sql, attempt)
  return [
    {
      ...row,
      shares: Object.fromEntries(tasks.map(({ position, share }) => [position, share])),
      waiting: new Set(tasks.filter(({ status }) => status === 'in_queue').map(({ position }) => position)),
      known: new Map(tasks.map(({ position, status }) => [position, status])),
    },
  ]
}

/** The finished attempts of a person in some works; the first attempt first. */
export async function listAttempts(
  sql: Sql,
  userId: number,
  workIds: readonly number[],
  now: Date,
): Promise<AttemptRow[]> {
  const rows = await listFinishedAttempts(sql, userId, workIds)
  return (await Promise.all(rows.map((row) => withKnown(sql, row, now)))).flat()
}
