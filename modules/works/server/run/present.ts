import { personalTask } from '@school/tasks/server'
import type { Attempt, AttemptTask, Draft, RunResult, RunTask } from '../../contract/attempt.ts'
import { presentTask } from '../present.ts'
import { isInTime, isOver } from '../rules/clock.ts'
import { percentOf } from '../scoring.ts'
import { isSavedUntilFinish, isSolutionOpen } from '../rules/work-rules.ts'
import { type AttemptRow, type BegunRun, clockOf, type RunTaskState, type RunTaskRow } from './queries.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

const stateOf = (run: BegunRun, now: Date): Attempt['state'] => {
  if (run.attempt.finishedAt) return 'finished'
  return isInTime(clockOf(run), now, null) && !isOver(clockOf(run), now) ? 'running' : 'time_is_up'
}

export const resultOf = ({ judgedAt, points, maxPoints }: AttemptRow): RunResult | null =>
  judgedAt === null || points === null || maxPoints === null
    ? null
    : { points, maxPoints, percent: percentOf(points, maxPoints) }

const presentRunTask = (run: BegunRun, { draftSavedAt, hasDraft, ...task }: RunTaskRow): RunTask => {
  const isHidden = isSavedUntilFinish(run.rules) && run.attempt.judgedAt === null
  return {
    ...task,
    ...(isHidden ? { status: hasDraft ? 'started' : 'not_started', xp: 0 } : {}),
    savedAt: hasDraft ? written(draftSavedAt) : null,
  }
}

export function presentAttempt(run: BegunRun, tasks: readonly RunTaskRow[], now: Date): Attempt {
  const { attempt, rules } = run
  return {
    id: attempt.id,
    run: attempt.run,
    mode: rules.mode,
    state: stateOf(run, now),
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: written(attempt.deadlineAt),
    finishedAt: written(attempt.finishedAt),
    finishReason: attempt.finishReason,
    holder: attempt.holder,
    serverNow: now.toISOString(),
    tasks: tasks.map((task) => presentRunTask(run, task)),
    awaitsReview: attempt.awaitsReview,
    result: resultOf(attempt),
  }
}

/** A judged run of an exam whose owner’s room does not show results yet: as it was told at the finish. */
export const withoutResult = (attempt: Attempt): Attempt => ({
  ...attempt,
  tasks: attempt.tasks.map((task) => ({ ...task, status: task.savedAt ? 'started' : 'not_started', xp: 0 })),
  result: null,
})

const draftOf = (row: RunTaskState, userId: number): Draft | null =>
  row.draftSequence === null
    ? null
    : {
        response: personalTask(row, userId).shown(row.draftResponse),
        sequence: row.draftSequence,
        savedAt: row.draftSavedAt!.toISOString(),
      }

const nothing = { answer: false, openHint: false, giveUp: false }

/** A task of a run: before the judgement of an exam nothing of the key, of verdicts and of the solution. */
export function presentAttemptTask(run: BegunRun, row: RunTaskState, now: Date): AttemptTask {
  const { attempt, rules } = run
  const task = presentTask(row, attempt.userId, {
    rules,
    run: attempt.run,
    isSolutionOpen: isSolutionOpen(rules, attempt.deadlineAt, now),
  })
  const isRunning = stateOf(run, now) === 'running'
  const isSaved = isSavedUntilFinish(rules)
  return {
    ...task,
    ...(isSaved && attempt.judgedAt === null
      ? { status: row.draftResponse ? 'started' : 'not_started' }
      : {}),
    can: isRunning ? task.can : nothing,
    draft: isSaved ? draftOf(row, attempt.userId) : null,
    serverNow: now.toISOString(),
  }
}
