import type { TaskStatus, Verdict } from '@school/tasks/contract'
import { statusAfter, xpFor } from '@school/tasks/server'
import type { WorkRules } from './rules/work-rules.ts'

/** The state of a pupil in a task of a practice. */
export interface TaskState {
  status: TaskStatus
  tries: number
  /** The best share so far, 0–1. */
  share: number
  hintsOpened: number
  gaveUp: boolean
  /** Tries returned by a reviewer: they are not counted. */
  returns?: number
  /** Paid so far. */
  xp: number
  /** The pupil is 6–10 years old: wrong answers and hints cost no XP. */
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

/** Adds a judged try: the task is paid up to the value of this try, nothing is taken back. */
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

/** Adds a try that a person will check: its result is unknown yet. */
export const afterSending = (before: TaskState): TaskState => ({
  ...before,
  status: 'in_queue',
  tries: before.tries + 1,
})

/** Returns a try: it is not counted, and earlier results stay. */
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

/** «Сдаюсь» closes the task finally. */
export const afterGiveUp = (before: TaskState): TaskState => ({ ...before, status: 'failed', gaveUp: true })

/** Reasons of XP postings for tries. */
export const paidReasons = ['task_solved', 'task_partially'] as const

export const reasonOf = ({ outcome }: Pick<Verdict, 'outcome'>): (typeof paidReasons)[number] =>
  outcome === 'right' ? 'task_solved' : 'task_partially'

/** Without returned tries. */
export const countedTries = ({ tries, returns = 0 }: Pick<TaskState, 'tries' | 'returns'>): number =>
  tries - returns

/** No more actions are possible in a task of an attempt: solved, given up, or out of tries. */
export const isTaskClosed = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  taskState: Pick<TaskState, 'share' | 'gaveUp' | 'tries' | 'returns'>,
): boolean => taskState.gaveUp || taskState.share >= 1 || (limit !== null && countedTries(taskState) >= limit)

/** The last try is in review: no actions are possible until then. */
export const isInQueue = ({ status }: Pick<TaskState, 'status'>): boolean => status === 'in_queue'

/** The last try of a limited number fails a task that was not even partly right. */
export const withoutTriesLeft = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  taskState: TaskState,
): TaskState =>
  limit !== null && countedTries(taskState) >= limit && taskState.status === 'started'
    ? { ...taskState, status: taskState.share > 0 ? 'partially' : 'failed' }
    : taskState
