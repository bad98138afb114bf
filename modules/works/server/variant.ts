import { variantCount, variantOf } from '@school/tasks/server'
import type { TaskWithState } from './queries.ts'
import type { TaskState } from './task-state.ts'

/** Far enough from its neighbours and prime to their number: numbers do not return before all have been. */
const stride = 389

/**
 * Which variant of a task a pupil gets: their own, another one in every attempt and at every turn.
 * @param turn from 0, see `turnOf`
 */
export const variantNumber = (userId: number, taskId: number, attemptNumber: number, turn: number): number =>
  (userId * 7907 + taskId * 104_729 + (attemptNumber - 1) * 127 + turn * stride) % variantCount

/** The turn in which a try was given: where misses bring other numbers, every try has its own. */
export const turnOfTry = (isRenewed: boolean, tryNumber: number): number => (isRenewed ? tryNumber - 1 : 0)

/** The turn that lies before the pupil now: what is solved stays as it was solved. */
export const turnNow = (isRenewed: boolean, { tries, share }: Pick<TaskState, 'tries' | 'share'>): number =>
  isRenewed && tries > 0 && share >= 1 ? tries - 1 : turnOfTry(isRenewed, tries + 1)

export interface Assignment {
  userId: number
  attemptNumber: number
  /** The rules of the work say that a miss brings another variant. */
  renews: boolean
}

/** A task with what tells its variant: `null` when it is the same for everybody. */
export interface InVariant {
  variant: number | null
  /** The last try was at another variant. */
  isRenewed: boolean
}

export type AssignedTask = TaskWithState & InVariant
type Assigned<T> = T & InVariant

function inTurn<T extends TaskWithState>(
  task: T,
  { userId, attemptNumber }: Assignment,
  turn: number,
): Assigned<T> {
  if (!task.recipe) return { ...task, variant: null, isRenewed: false }
  const variant = variantNumber(userId, task.id, attemptNumber, turn)
  return { ...variantOf(task, variant), variant, isRenewed: false }
}

const isRenewing = (task: TaskWithState, { renews }: Assignment): boolean =>
  renews && task.recipe?.again === true

/** The task as it lies before its pupil now. */
export function assignVariant<T extends TaskWithState>(task: T, assignment: Assignment): Assigned<T> {
  const turn = turnNow(isRenewing(task, assignment), task)
  return {
    ...inTurn(task, assignment, turn),
    isRenewed: task.tries > 0 && turn !== turnOfTry(isRenewing(task, assignment), task.tries),
  }
}

/** The task as it was when it was answered last; as it is now, when it was not. */
export const answered = <T extends TaskWithState>(task: T, assignment: Assignment): Assigned<T> =>
  task.tries === 0
    ? assignVariant(task, assignment)
    : inTurn(task, assignment, turnOfTry(isRenewing(task, assignment), task.tries))

/** The task as it was at one of its tries. @param tryNumber 0 is before the first */
export const asGiven = <T extends TaskWithState>(
  task: T,
  assignment: Assignment,
  tryNumber: number,
): Assigned<T> => inTurn(task, assignment, turnOfTry(isRenewing(task, assignment), Math.max(1, tryNumber)))
