import type { Unit } from '@school/db'
import { reviewRecord, workSeeds } from '@school/works/server'

export interface AppealSeed {
  attemptId: number
  taskId: number
  text: string
  filedAt: Date
  /** In hundredths; already in the attempt. */
  before: number
  after: number
  decidedBy: number
  decidedAt: Date
  words: string
}

/** Adds a decided appeal against an answer judged by a program. */
export async function seedAppeal(unit: Unit, seed: AppealSeed): Promise<void> {
  const { attemptId, taskId, text, filedAt, before, after, decidedBy, decidedAt, words } = seed
  await unit.sql.query({
    text: `insert into appeals (attempt_id, task_id, try_number, text, filed_at, state, points_before, points_after, decided_by, decided_at, words)
      values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      attemptId,
      taskId,
      text,
      filedAt,
      after > before ? 'accepted' : 'declined',
      before,
      after,
      decidedBy,
      decidedAt,
      words,
    ],
  })
  if (after > before) await workSeeds.appealed(unit.sql, { attemptId, taskId, tryNumber: 1 })
}

/** Adds a pending appeal against an answer checked by a person. */
export async function seedSecondLook(
  unit: Unit,
  { attemptId, taskId, text, filedAt }: Pick<AppealSeed, 'attemptId' | 'taskId' | 'text' | 'filedAt'>,
): Promise<void> {
  const reviewId = await reviewRecord.askSecondLook(unit.sql, { attemptId, taskId, tryNumber: 1 }, filedAt)
  await unit.sql.query({
    text: 'insert into appeals (attempt_id, task_id, try_number, review_id, text, filed_at) values ($1, $2, 1, $3, $4, $5)',
    values: [attemptId, taskId, reviewId, text, filedAt],
  })
}
