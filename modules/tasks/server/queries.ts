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

/** What an answer is judged by and nothing else; of a task with variants the specimen. */
export async function findTaskForChecking(
  sql: Sql,
  id: number,
): Promise<{ id: number; rubric: Rubric } | undefined> {
  const { rows } = await sql.query<{ id: number; rubric: Rubric }>({
    name: 'find_task_for_checking',
    text: 'select id, rubric from tasks where id = $1',
    values: [id],
  })
  return rows[0]
}

export interface QuestionRow {
  id: number
  title: string
  kind: TaskKind
  difficulty: number
  availableXp: number
  question: Question
}

/** The questions of tasks (of those with variants the specimens), without keys, in the order of `ids`; absent ids are left out. */
export async function listQuestions(sql: Sql, ids: readonly number[]): Promise<QuestionRow[]> {
  const { rows } = await sql.query<QuestionRow>({
    name: 'list_questions',
    text: `select id, title, kind, difficulty, available_xp as "availableXp", question
      from tasks where id = any($1::int[]) order by array_position($1::int[], id)`,
    values: [ids],
  })
  return rows
}
