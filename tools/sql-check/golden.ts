import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Statements of most requests and of the heaviest jobs: their PostgreSQL plans are stored in `plans/`. */
export const hotStatements = [
  // session and identity
  'find_identity',
  // an attempt: begin, read, answer, finish, judge
  'insert_attempt',
  'find_own_sitting',
  'find_sitting',
  'find_running_task',
  'list_attempt_tasks',
  'list_task_states',
  'save_answer',
  'keep_draft',
  'claim_judgement',
  'list_tries',
  'save_score',
  'take_overdue_attempts',
  'take_unjudged_attempts',
  // ratings
  'find_rated',
  'find_band_of',
  'count_results',
  'list_rating|list_rating_of_region|list_rating_of_grade|list_rating_of_grade_of_region',
  'list_around|list_around_of_region|list_around_of_grade|list_around_of_grade_of_region',
  // the day of a pupil and of a teacher
  'list_plan_items',
  'list_homework_copies',
  'list_next_lessons',
  'read_journal_sheet',
  'list_notifications',
  'count_unread_notifications',
  // courses and the catalogue
  'list_course_cards',
  'list_outline',
  'find_lesson',
  'count_facets',
  // olympiads in progress
  'list_stage_tiles',
  'count_monitored_participants',
  'list_monitored_outcomes',
]

const fileOf = (statement: string): string => `${statement.split('|')[0]}.txt`

const contentOf = (plans: readonly string[]): string => `${[...plans].toSorted().join('\n\n')}\n`

/** Stored plans that differ from the current ones, and statements without a plan. */
export function changedPlans(folder: string, plans: ReadonlyMap<string, readonly string[]>): string[] {
  const files = new Set(readdirSync(folder))
  const changed = hotStatements.filter((statement) => {
    const own = plans.get(statement)
    const file = fileOf(statement)
    return !own || !files.has(file) || readFileSync(path.join(folder, file), 'utf8') !== contentOf(own)
  })
  const wanted = new Set(hotStatements.map(fileOf))
  return [...changed, ...[...files].filter((file) => !wanted.has(file))]
}

export function writePlans(folder: string, plans: ReadonlyMap<string, readonly string[]>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [statement, own] of plans) writeFileSync(path.join(folder, fileOf(statement)), contentOf(own))
}
