import type { Unit } from '@school/db'

export interface AppealSeed {
  attemptId: number
  taskId: number
  text: string
  filedAt: Date
  /** In hundredths; the run has them already. */
  before: number
  after: number
  decidedBy: number
  decidedAt: Date
  words: string
}

/** Adds an appeal against an answer that a program has judged, decided already. */
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
}
