import { personalTask } from '@school/tasks/server'
import type {
  Attempt,
  AttemptTask,
  Draft,
  AttemptResult,
  AttemptTaskSummary,
} from '../../contract/attempt.ts'
import { presentTask } from '../present.ts'
import { isInTime, isOver } from '../rules/clock.ts'
import { percentOfPoints, isInQueue, isSavedUntilFinish, isSolutionOpen } from '@school/work-rules/server'
import {
  type AttemptRow,
  type StartedWork,
  clockOf,
  type AttemptTaskState,
  type AttemptTaskRow,
} from './queries.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

const stateOf = (work: StartedWork, now: Date): Attempt['state'] => {
  if (work.attempt.finishedAt) return 'finished'
  return isInTime(clockOf(work), now, null) && !isOver(clockOf(work), now) ? 'running' : 'time_is_up'
}

export const resultOf = ({ judgedAt, points, maxPoints }: AttemptRow): AttemptResult | null =>
  judgedAt === null || points === null || maxPoints === null
    ? null
    : { points, maxPoints, percent: percentOfPoints(points, maxPoints) }

const presentAttemptTaskSummary = (
  work: StartedWork,
  { draftSavedAt, hasDraft, ...task }: AttemptTaskRow,
): AttemptTaskSummary => {
  const isHidden = isSavedUntilFinish(work.rules) && work.attempt.judgedAt === null
  return {
    ...task,
    ...(isHidden ? { status: hasDraft ? 'started' : 'not_started', xp: 0 } : {}),
    savedAt: hasDraft ? written(draftSavedAt) : null,
  }
}

export function presentAttempt(work: StartedWork, tasks: readonly AttemptTaskRow[], now: Date): Attempt {
  const { attempt, rules } = work
  // The result of a homework is saved at its finish and again after each verdict: it is not final until the last one.
  const awaitsReview = attempt.awaitsReview || (attempt.finishedAt !== null && tasks.some(isInQueue))
  return {
    id: attempt.id,
    number: attempt.number,
    mode: rules.mode,
    state: stateOf(work, now),
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: written(attempt.deadlineAt),
    finishedAt: written(attempt.finishedAt),
    finishReason: attempt.finishReason,
    holder: attempt.holder,
    serverNow: now.toISOString(),
    tasks: tasks.map((task) => presentAttemptTaskSummary(work, task)),
    awaitsReview,
    result: awaitsReview ? null : resultOf(attempt),
  }
}

/** A judged exam attempt whose module does not show results yet: in the form it had at the finish. */
export const withoutResult = (attempt: Attempt): Attempt => ({
  ...attempt,
  tasks: attempt.tasks.map((task) => ({ ...task, status: task.savedAt ? 'started' : 'not_started', xp: 0 })),
  result: null,
})

const draftOf = (row: AttemptTaskState, userId: number): Draft | null =>
  row.draftSequence === null
    ? null
    : {
        response: personalTask(row, userId).shown(row.draftResponse),
        sequence: row.draftSequence,
        savedAt: row.draftSavedAt!.toISOString(),
      }

const nothing = { answer: false, openHint: false, giveUp: false }

/** A task of an attempt: before the judgement of an exam without key, verdicts and solution. */
export function presentAttemptTask(work: StartedWork, row: AttemptTaskState, now: Date): AttemptTask {
  const { attempt, rules } = work
  const task = presentTask(row, attempt.userId, {
    rules,
    attemptNumber: attempt.number,
    isSolutionOpen: isSolutionOpen(rules, attempt.deadlineAt, now),
  })
  const isRunning = stateOf(work, now) === 'running'
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
