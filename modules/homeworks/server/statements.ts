import type { Ctx } from '@school/kernel/server'
import { personalTask } from '@school/tasks/server'
import type { PreviewedTask } from '../contract/library.ts'
import { listStatements } from './bank-queries.ts'

/** Statements to look at: mixed like a pupil's, so that the order of options says nothing. */
export async function readStatements(ctx: Ctx, ids: readonly number[]): Promise<PreviewedTask[]> {
  const rows = await listStatements(ctx.sql, ids)
  return rows.map((row) => {
    const { rubric: _, ...task } = row
    return { ...task, question: personalTask(row, ctx.viewer.id).question() }
  })
}
