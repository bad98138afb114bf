import type { Ctx } from '@school/kernel/server'
import { shuffledOptions } from '@school/tasks/server'
import type { PreviewedTask } from '../contract/library.ts'
import { listStatements } from './bank-queries.ts'

/** Statements to look at: mixed like a pupil's, so that the order of options says nothing. */
export async function readStatements(ctx: Ctx, ids: readonly number[]): Promise<PreviewedTask[]> {
  const rows = await listStatements(ctx.sql, ids)
  return rows.map(({ rubric, ...task }) => ({
    ...task,
    question: shuffledOptions(task.question, ctx.viewer.id + task.id, rubric),
  }))
}
