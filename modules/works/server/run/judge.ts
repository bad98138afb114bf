import { insertMany, type Sql, type Unit } from '@school/db'
import { grant } from '@school/rewards/server'
import type { Verdict } from '@school/tasks/contract'
import { check, isVerdict } from '@school/tasks/server'
import { rateAttempts } from '../results/counting.ts'
import { type JudgedTry, scoreOf } from '../scoring.ts'
import { listReviewVerdicts } from '../reviews/verdicts.ts'
import { withoutTriesLeft } from '../rules/task-state.ts'
import { isSavedUntilFinish, type WorkRules } from '../rules/work-rules.ts'
import { afterAnswer, reasonOf, untouched } from '../standing.ts'
import { answers, taskStates } from '../tables.ts'
import { type AttemptRow, type BegunRun, listRunStandings, type RunStanding } from './queries.ts'

type Timed = Unit & { readonly now: Date }

/** What can't be read is wrong, and not an answer that was never given. */
const unreadable: Verdict = { outcome: 'wrong', share: 0, parts: [], feedback: null }

async function claim(sql: Sql, attemptId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'claim_judgement',
    text: 'select id from attempts where id = $1 and judged_at is null and not awaits_review and finished_at is not null for update',
    values: [attemptId],
  })
  return rows.length === 1
}

function judgeDraft(row: RunStanding, rules: WorkRules, reviews: ReadonlyMap<number, Verdict>) {
  const { draftResponse, draftSavedAt } = row
  if (!draftResponse || !draftSavedAt) return null
  const result = check(row.rubric, draftResponse)
  if (result === 'empty') return null
  const verdict = isVerdict(result) ? result : (reviews.get(row.id) ?? unreadable)
  const standing = withoutTriesLeft(rules, afterAnswer(untouched, verdict, row.availableXp))
  const reason = reasonOf(verdict)
  const xp = row.paidFor.includes(reason) ? 0 : Math.max(0, standing.xp - row.paidXp)
  return {
    taskId: row.id,
    response: draftResponse,
    verdict,
    reason,
    answeredAt: draftSavedAt,
    standing: { ...standing, xp },
  }
}

/** Makes answers, statuses and XP out of what was saved in an exam. */
async function judgeDrafts(
  unit: Timed,
  { attempt, rules }: BegunRun,
  rows: readonly RunStanding[],
): Promise<void> {
  const reviews = await listReviewVerdicts(unit.sql, attempt.id)
  const judged = rows.flatMap((row) => judgeDraft(row, rules, reviews) ?? [])
  const attemptId = attempt.id
  await insertMany(
    unit.sql,
    taskStates,
    judged.map(({ taskId, standing, answeredAt }) => ({
      attemptId,
      taskId,
      ...standing,
      updatedAt: answeredAt,
    })),
  )
  await insertMany(
    unit.sql,
    answers,
    judged.map(({ taskId, response, verdict, answeredAt }) => ({
      attemptId,
      taskId,
      tryNumber: 1,
      response,
      verdict,
      answeredAt,
    })),
  )
  for (const { taskId, reason, standing } of judged) {
    const cause = { reason, sourceType: 'task', sourceId: taskId }
    const posting = { userId: attempt.userId, currency: 'xp', amount: standing.xp, ...cause } as const
    grant(unit, posting, unit.now, () => new Error(`The task ${taskId} was paid meanwhile: judge once more.`))
  }
}

/** Every judged try of a run by tasks, numbered without those that were given back. */
export async function listTries(sql: Sql, attemptId: number): Promise<Map<number, JudgedTry[]>> {
  const { rows } = await sql.query<JudgedTry & { taskId: number }>({
    name: 'list_tries',
    text: `select task_id as "taskId", (row_number() over (partition by task_id order by try_number))::int as "tryNumber",
        (verdict ->> 'share')::float8 as share
      from answers where attempt_id = $1 and verdict is not null`,
    values: [attemptId],
  })
  return Map.groupBy(rows, ({ taskId }) => taskId)
}

/** Gives a finished run its points, once; an exam gets its verdicts and XP here too. */
export async function judgeRun(unit: Timed, run: BegunRun) {
  const { attempt } = run
  if (!(await claim(unit.sql, attempt.id))) return {}
  const rows = await listRunStandings(unit.sql, attempt, null)
  if (isSavedUntilFinish(run.rules)) await judgeDrafts(unit, run, rows)
  return { judgedAt: unit.now, ...(await saveScore(unit, attempt, unit.now)) }
}

/** Sums a run up, anew after a review. */
export async function saveScore(unit: Unit, attempt: AttemptRow, judgedAt: Date) {
  const rows = await listRunStandings(unit.sql, attempt, null)
  const tries = await listTries(unit.sql, attempt.id)
  const score = scoreOf(rows.map((row) => ({ ...row, tries: tries.get(row.id) ?? [] })))
  await unit.sql.query({
    name: 'save_score',
    text: `update attempts set judged_at = $2, points = $3, max_points = $4,
        grade_index = (select grade_index from users where id = user_id)
      where id = $1`,
    values: [attempt.id, judgedAt, score.points, score.maxPoints],
  })
  if (attempt.run === 1) rateAttempts(unit, [attempt.id])
  return score
}
