import type { Sql } from '@school/db'
import type { TaskStatus } from '@school/tasks/contract'
import { findOnCheck, listOnCheck } from '@school/works/server'
import { type FinishedRow, listFinishedRuns } from './queries.ts'

/** A finished run with what is known of it: of one on check, without the answers that wait. */
export interface RunRow extends FinishedRow {
  /** Numbers of the tasks that wait to be checked. */
  waiting: ReadonlySet<number>
  /** Statuses by number of a run on check; a judged one keeps its own. */
  known: ReadonlyMap<number, TaskStatus>
}

const judged = { waiting: new Set<number>(), known: new Map<number, TaskStatus>() }

async function withKnown(sql: Sql, row: FinishedRow, now: Date): Promise<RunRow[]> {
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

/** The finished runs of a person in some works; the first run first. */
export async function listRuns(
  sql: Sql,
  userId: number,
  workIds: readonly number[],
  now: Date,
): Promise<RunRow[]> {
  const rows = await listFinishedRuns(sql, userId, workIds)
  return (await Promise.all(rows.map((row) => withKnown(sql, row, now)))).flat()
}
