import type { Sql } from '@school/db'
import type { Question, TaskKind } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import type { Recipe } from './variants/index.ts'

export interface FoundTask {
  id: number
  key: string
  title: string
  kind: TaskKind
  difficulty: number
  maxScore: number
  availableXp: number
  skills: string[]
  question: Question
  rubric: Rubric
  hints: string[]
  solutionHtml: string
  contentHash: string
  /** For `variantOf`; `null` when the task is the same for everybody. */
  recipe: Recipe | null
  retiredAt: Date | null
}

/** A task with its key and its solution, for judging and for those who teach it; retired ones too. */
const taskColumns = `id, key, title, kind, difficulty, max_score as "maxScore", available_xp as "availableXp", skills,
    question, rubric, hints, solution_html as "solutionHtml", content_hash as "contentHash", recipe, retired_at as "retiredAt"
  from tasks`

export async function findTask(sql: Sql, id: number): Promise<FoundTask | undefined> {
  const { rows } = await sql.query<FoundTask>({
    name: 'find_task',
    text: `select ${taskColumns} where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Tasks by id, in the order of the ids. */
export async function listTasks(sql: Sql, ids: readonly number[]): Promise<FoundTask[]> {
  const { rows } = await sql.query<FoundTask>({
    name: 'list_tasks',
    text: `select ${taskColumns} where id = any($1::int[]) order by array_position($1::int[], id)`,
    values: [ids],
  })
  return rows
}
