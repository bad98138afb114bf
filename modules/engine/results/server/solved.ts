import type { Sql } from '@school/db'
import { personalTask } from '@school/tasks/server'
import type { AttemptResult } from '@school/works/contract'
import {
  reviewRecord,
  listTries,
  resultOf,
  attemptColumns,
  type AttemptRow,
  findWorkWithAttempt,
  listAttemptTaskStates,
  type AttemptTaskState,
} from '@school/works/server'
import { answered, pointsOf, pointUnit } from '@school/work-rules/server'
import { listGiven } from './tries.ts'

export type JudgedAttempt = AttemptRow & { result: AttemptResult; finishedAt: Date }

/** A person's last attempt, finished or not. */
export async function findLastAttempt(sql: Sql, workId: number, userId: number): Promise<AttemptRow | null> {
  return (await findWorkWithAttempt(sql, workId, userId))?.attempt ?? null
}

/** Data of an attempt that exist after it is judged. */
interface Whole {
  finishedAt: Date
  judgedAt: Date
  points: number
  maxPoints: number
}

async function findJudged(
  sql: Sql,
  workId: number,
  userId: number,
  which: 'first' | 'last',
): Promise<JudgedAttempt | null> {
  const { rows } = await sql.query<AttemptRow & Whole>({
    name: `find_${which}_judged_attempt`,
    text: `select ${attemptColumns} from attempts a
      where a.work_id = $1 and a.user_id = $2 and a.judged_at is not null ${which === 'first' ? 'and a.number = 1' : ''}
      order by a.number desc limit 1`,
    values: [workId, userId],
  })
  return judgedOf(rows[0])
}

/** One attempt among all; nothing before it is judged. */
export async function findJudgedAttempt(sql: Sql, attemptId: number): Promise<JudgedAttempt | null> {
  const { rows } = await sql.query<AttemptRow>({
    name: 'find_judged_attempt',
    text: `select ${attemptColumns} from attempts a where a.id = $1`,
    values: [attemptId],
  })
  return judgedOf(rows[0])
}

function judgedOf(row: AttemptRow | undefined): JudgedAttempt | null {
  const result = row && resultOf(row)
  return row && result ? ({ ...row, result } as JudgedAttempt) : null
}

/** A user's last attempt whose results are open; nothing while there is none. */
export const findLastJudgedAttempt = (
  sql: Sql,
  workId: number,
  userId: number,
): Promise<JudgedAttempt | null> => findJudged(sql, workId, userId, 'last')

/** The attempt that the rating counts. */
export const findRatedAttempt = (sql: Sql, workId: number, userId: number): Promise<JudgedAttempt | null> =>
  findJudged(sql, workId, userId, 'first')

const summaryOf = (row: AttemptTaskState, tries: readonly { tryNumber: number; share: number }[]) => ({
  id: row.id,
  position: row.position,
  title: row.title,
  kind: row.kind,
  difficulty: row.difficulty,
  status: row.status,
  points: pointsOf({ ...row, tries }),
  maxPoints: pointUnit * row.maxScore,
  tries: row.tries,
})

/** The tasks of a judged attempt with their points. */
export async function listSolved(sql: Sql, attempt: JudgedAttempt) {
  const tries = await listTries(sql, attempt.id)
  const rows = await listAttemptTaskStates(sql, attempt, null)
  return rows.map((row) => summaryOf(row, tries.get(row.id) ?? []))
}

/** One task of a judged attempt with the answer and the solution; nothing when it is not of this work. */
export async function findSolved(sql: Sql, attempt: AttemptRow, taskId: number) {
  const [found] = await listAttemptTaskStates(sql, attempt, taskId)
  if (!found) return null
  const row = await reviewRecord.withReview(sql, found)
  const tries = await listTries(sql, attempt.id)
  const { lastResponse, lastVerdict, lastReview } = row
  const { userId, number } = attempt
  const shown = answered(row, { userId, attemptNumber: number, renews: row.renews })
  const personal = personalTask(shown, userId)
  const whose = { attemptId: attempt.id, taskId, maxScore: row.maxScore }
  return {
    ...summaryOf(row, tries.get(taskId) ?? []),
    variant: shown.variant,
    question: personal.question(number),
    answer: lastResponse
      ? {
          response: personal.shown(lastResponse),
          verdict: personal.verdict(lastVerdict),
          review: lastReview ? reviewRecord.present(lastReview, row.maxScore) : null,
        }
      : null,
    given: await listGiven(sql, whose, personal),
    solution: personal.solution(shown.solutionHtml),
  }
}
