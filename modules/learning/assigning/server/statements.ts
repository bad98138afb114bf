import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { Question, TaskKind } from '@school/tasks/contract'
import { type Rubric, personalTask } from '@school/tasks/server'
import type { PreviewedTask } from '../contract/library.ts'

export interface StatementRow {
  id: number
  title: string
  kind: TaskKind
  difficulty: number
  question: Question
  /** Only needed to shuffle the options. */
  rubric: Rubric
}

/** Statements in the order of `ids`. */
export async function listStatements(sql: Sql, ids: readonly number[]): Promise<StatementRow[]> {
  const { rows } = await sql.query<StatementRow>({
    name: 'list_statements',
    text: `select id, title, kind, difficulty, question, rubric from tasks
      where id = any($1::int[]) order by array_position($1::int[], id)`,
    values: [ids],
  })
  return rows
}

/** Statements for previews: shuffled as for a pupil, so that the order of options reveals nothing. */
export async function readStatements(ctx: Ctx, ids: readonly number[]): Promise<PreviewedTask[]> {
  const rows = await listStatements(ctx.sql, ids)
  return rows.map((row) => {
    const { rubric: _, ...task } = row
    return { ...task, question: personalTask(row, ctx.viewer.id).question() }
  })
}
