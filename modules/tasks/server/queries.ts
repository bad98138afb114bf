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
export async function findTask(sql: Sql, id: number): Promise<FoundTask | undefined> {
  const { rows } = await sql.query<FoundTask>({
    name: 'find_task',
    text: `select id, key, title, kind, difficulty, max_score as "maxScore", available_xp as "availableXp", skills,
        question, rubric, hints, solution_html as "solutionHtml", content_hash as "contentHash", recipe, retired_at as "retiredAt"
      from tasks where id = $1`,
    values: [id],
  })
  return rows[0]
}
