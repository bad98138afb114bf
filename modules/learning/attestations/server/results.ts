import type { Ctx } from '@school/kernel/server'
import { findLastJudgedAttempt, listSolved } from '@school/results/server'
import { percentOfPoints } from '@school/work-rules/server'
import type { AttestationResults } from '../contract/index.ts'
import { accessTraining } from './access.ts'
import { presentTraining, solutionsOpen } from './present.ts'
import { listAttempts } from './queries.ts'
import { readinessOf, themesOf } from './rules/readiness.ts'

/** The viewer's last judged attempt; `null` when there is none yet. @throws attestation_training_not_found */
export async function readResults(ctx: Ctx, id: number): Promise<AttestationResults | null> {
  const row = await accessTraining(ctx, id)
  const attempt = await findLastJudgedAttempt(ctx.sql, row.workId, ctx.viewer.id)
  if (!attempt) return null
  const solved = await listSolved(ctx.sql, attempt)
  const tasks = solved.map(({ position, title, status, points, maxPoints, ...task }) => ({
    id: task.id,
    number: position,
    title,
    status,
    points,
    maxPoints,
  }))
  const attempts = await listAttempts(ctx.sql, row.workId, ctx.viewer.id)
  return {
    training: presentTraining(row),
    attemptNumber: attempt.number,
    finishedAt: attempt.finishedAt.toISOString(),
    isByTime: attempt.finishReason === 'timeout',
    ...attempt.result,
    readiness: readinessOf(row, attempt.result.percent),
    themes: themesOf(row.themes, tasks),
    tasks,
    attempts: attempts.map(({ number, finishedAt, points, maxPoints }) => {
      const percent = percentOfPoints(points, maxPoints)
      return { number, finishedAt: finishedAt.toISOString(), percent, readiness: readinessOf(row, percent) }
    }),
    can: { readSolutions: solutionsOpen(row) },
  }
}
