import { type TaskText, variantCount, variantOf } from '@school/tasks/server'
import type { TaskState } from './task-state.ts'

/** Spreads neighbouring numbers and is coprime to their count: no number repeats before all have been used. */
const stride = 389

/**
 * The variant of a task for a pupil: individual, and different in every attempt and at every turn.
 * @param turn from 0, see `turnOf`
 */
export const variantNumber = (userId: number, taskId: number, attemptNumber: number, turn: number): number =>
  (userId * 7907 + taskId * 104_729 + (attemptNumber - 1) * 127 + turn * stride) % variantCount

/** The turn of a try: where wrong answers give other numbers, every try has its own turn. */
export const turnOfTry = (isRenewed: boolean, tryNumber: number): number => (isRenewed ? tryNumber - 1 : 0)

/** The current turn of the pupil: a solved task keeps its numbers. */
export const turnNow = (isRenewed: boolean, { tries, share }: Pick<TaskState, 'tries' | 'share'>): number =>
  isRenewed && tries > 0 && share >= 1 ? tries - 1 : turnOfTry(isRenewed, tries + 1)

export interface Assignment {
  userId: number
  attemptNumber: number
  /** The rules of the work: a wrong answer gives another variant. */
  renews: boolean
}

/** The variant of a task: `null` when it is the same for everybody. */
export interface InVariant {
  variant: number | null
  /** The last try was at another variant. */
  isRenewed: boolean
}

/** A task with as much of its state as decides about the variant. */
type TriedTask = TaskText & Pick<TaskState, 'tries' | 'share'>

type Assigned<T> = T & InVariant

function inTurn<T extends TriedTask>(
  task: T,
  { userId, attemptNumber }: Assignment,
  turn: number,
): Assigned<T> {
  if (!task.recipe) return { ...task, variant: null, isRenewed: false }
  const variant = variantNumber(userId, task.id, attemptNumber, turn)
  return { ...variantOf(task, variant), variant, isRenewed: false }
}

const isRenewing = (task: TriedTask, { renews }: Assignment): boolean => renews && task.recipe?.again === true

/** The task in its current variant. */
export function assignVariant<T extends TriedTask>(task: T, assignment: Assignment): Assigned<T> {
  const turn = turnNow(isRenewing(task, assignment), task)
  return {
    ...inTurn(task, assignment, turn),
    isRenewed: task.tries > 0 && turn !== turnOfTry(isRenewing(task, assignment), task.tries),
  }
}

/** The task in the variant of the last answer; without an answer in the current one. */
export const answered = <T extends TriedTask>(task: T, assignment: Assignment): Assigned<T> =>
  task.tries === 0
    ? assignVariant(task, assignment)
    : inTurn(task, assignment, turnOfTry(isRenewing(task, assignment), task.tries))

/** The task in the variant of one of its tries. @param tryNumber 0 is before the first */
export const asGiven = <T extends TriedTask>(
  task: T,
  assignment: Assignment,
  tryNumber: number,
): Assigned<T> => inTurn(task, assignment, turnOfTry(isRenewing(task, assignment), Math.max(1, tryNumber)))
