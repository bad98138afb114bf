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
import { percentOf } from '../scoring.ts'
import { isInQueue } from '../task-state.ts'
import { isSavedUntilFinish, isSolutionOpen } from '../rules/work-rules.ts'
import {
  type AttemptRow,
  type BegunSitting,
  clockOf,
  type AttemptTaskState,
  type AttemptTaskRow,
} from './queries.ts'

const written = (at: Date | null): string | null => at?.toISOString() ?? null

const stateOf = (sitting: BegunSitting, now: Date): Attempt['state'] => {
  if (sitting.attempt.finishedAt) return 'finished'
  return isInTime(clockOf(sitting), now, null) && !isOver(clockOf(sitting), now) ? 'running' : 'time_is_up'
}

export const resultOf = ({ judgedAt, points, maxPoints }: AttemptRow): AttemptResult | null =>
  judgedAt === null || points === null || maxPoints === null
    ? null
    : { points, maxPoints, percent: percentOf(points, maxPoints) }

const presentAttemptTaskSummary = (
  sitting: BegunSitting,
  { draftSavedAt, hasDraft, ...task }: AttemptTaskRow,
): AttemptTaskSummary => {
  const isHidden = isSavedUntilFinish(sitting.rules) && sitting.attempt.judgedAt === null
  return {
    ...task,
    ...(isHidden ? { status: hasDraft ? 'started' : 'not_started', xp: 0 } : {}),
    savedAt: hasDraft ? written(draftSavedAt) : null,
  }
}

export function presentAttempt(sitting: BegunSitting, tasks: readonly AttemptTaskRow[], now: Date): Attempt {
  const { attempt, rules } = sitting
  // The result of a homework is saved at its finish and again after each verdict: it is not final until the last one.
  const awaitsReview = attempt.awaitsReview || (attempt.finishedAt !== null && tasks.some(isInQueue))
  return {
    id: attempt.id,
    number: attempt.number,
    mode: rules.mode,
    state: stateOf(sitting, now),
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: written(attempt.deadlineAt),
    finishedAt: written(attempt.finishedAt),
    finishReason: attempt.finishReason,
    holder: attempt.holder,
    serverNow: now.toISOString(),
    tasks: tasks.map((task) => presentAttemptTaskSummary(sitting, task)),
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
export function presentAttemptTask(sitting: BegunSitting, row: AttemptTaskState, now: Date): AttemptTask {
  const { attempt, rules } = sitting
  const task = presentTask(row, attempt.userId, {
    rules,
    attemptNumber: attempt.number,
    isSolutionOpen: isSolutionOpen(rules, attempt.deadlineAt, now),
  })
  const isRunning = stateOf(sitting, now) === 'running'
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
