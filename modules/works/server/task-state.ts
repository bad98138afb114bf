import type { TaskStatus, Verdict } from '@school/tasks/contract'
import { statusAfter, xpFor } from '@school/tasks/server'
import type { WorkRules } from './rules/work-rules.ts'

/** Where a pupil stands with a task in practice. */
export interface TaskState {
  status: TaskStatus
  tries: number
  /** The best so far, 0–1. */
  share: number
  hintsOpened: number
  gaveUp: boolean
  /** Tries given back by a person who checks: they are not counted. */
  returns?: number
  /** Paid so far. */
  xp: number
  /** Its pupil is of 6–10: a miss and a hint take no XP. */
  isSpared?: boolean
}

export const untouched: TaskState = {
  status: 'not_started',
  tries: 0,
  share: 0,
  hintsOpened: 0,
  gaveUp: false,
  xp: 0,
}

/** One more judged try: the task is paid up to what this try is worth, nothing is taken back. */
export function afterAnswer(
  before: TaskState,
  verdict: Pick<Verdict, 'outcome' | 'share'>,
  availableXp: number,
): TaskState {
  const { hintsOpened, gaveUp, isSpared = false } = before
  const tries = before.tries + 1
  const worth = xpFor({
    available: availableXp,
    share: verdict.share,
    tryNumber: countedTries({ ...before, tries }),
    hintsUsed: hintsOpened,
    gaveUp,
    isSpared,
  })
  return {
    status: statusAfter({ outcome: verdict.outcome, hintsUsed: hintsOpened, gaveUp: false }),
    tries,
    share: Math.max(before.share, verdict.share),
    hintsOpened,
    gaveUp,
    ...(before.returns ? { returns: before.returns } : {}),
    ...(isSpared ? { isSpared } : {}),
    xp: Math.max(before.xp, worth),
  }
}

/** A try that a person will check: nothing is known of it yet. */
export const afterSending = (before: TaskState): TaskState => ({
  ...before,
  status: 'in_queue',
  tries: before.tries + 1,
})

/** A try was given back: it is as if it had not been made, and what was earned before stays. */
export const afterReturn = (before: TaskState): TaskState => ({
  ...before,
  status: before.share > 0 ? 'partially' : 'started',
  returns: (before.returns ?? 0) + 1,
})

export const afterHint = (before: TaskState): TaskState => ({
  ...before,
  status: before.tries === 0 ? 'started' : before.status,
  hintsOpened: before.hintsOpened + 1,
})

/** «Сдаюсь» closes the task for good. */
export const afterGiveUp = (before: TaskState): TaskState => ({ ...before, status: 'failed', gaveUp: true })

/** What postings for tries are for. */
export const paidReasons = ['task_solved', 'task_partially'] as const

export const reasonOf = ({ outcome }: Pick<Verdict, 'outcome'>): (typeof paidReasons)[number] =>
  outcome === 'right' ? 'task_solved' : 'task_partially'

/** Without those that were given back. */
export const countedTries = ({ tries, returns = 0 }: Pick<TaskState, 'tries' | 'returns'>): number =>
  tries - returns

/** Nothing more can be done with a task of an attempt: solved, given up, or out of tries. */
export const isTaskClosed = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  taskState: Pick<TaskState, 'share' | 'gaveUp' | 'tries' | 'returns'>,
): boolean => taskState.gaveUp || taskState.share >= 1 || (limit !== null && countedTries(taskState) >= limit)

/** Somebody is checking the last try: there is nothing to do with the task until they have. */
export const isInQueue = ({ status }: Pick<TaskState, 'status'>): boolean => status === 'in_queue'

/** The last try of a limited number fails a task that was not even partly right. */
export const withoutTriesLeft = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  taskState: TaskState,
): TaskState =>
  limit !== null && countedTries(taskState) >= limit && taskState.status === 'started'
    ? { ...taskState, status: taskState.share > 0 ? 'partially' : 'failed' }
    : taskState
