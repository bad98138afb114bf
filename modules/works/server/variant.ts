import { variantCount, variantOf } from '@school/tasks/server'
import type { StandingTask } from './queries.ts'
import type { Standing } from './standing.ts'

/** Far enough from its neighbours and prime to their number: numbers do not return before all have been. */
const stride = 389

/**
 * Which variant of a task a pupil gets: their own, another one in every run and at every turn.
 * @param turn from 0, see `turnOf`
 */
export const variantNumber = (userId: number, taskId: number, run: number, turn: number): number =>
  (userId * 7907 + taskId * 104_729 + (run - 1) * 127 + turn * stride) % variantCount

/** The turn in which a try was given: where misses bring other numbers, every try has its own. */
export const turnOfTry = (isRenewed: boolean, tryNumber: number): number => (isRenewed ? tryNumber - 1 : 0)

/** The turn that lies before the pupil now: what is solved stays as it was solved. */
export const turnNow = (isRenewed: boolean, { tries, share }: Pick<Standing, 'tries' | 'share'>): number =>
  isRenewed && tries > 0 && share >= 1 ? tries - 1 : turnOfTry(isRenewed, tries + 1)

export interface Seat {
  userId: number
  run: number
  /** The rules of the work say that a miss brings another variant. */
  renews: boolean
}

/** A task with what tells its variant: `null` when it is the same for everybody. */
export interface InVariant {
  variant: number | null
  /** The last try was at another variant. */
  isRenewed: boolean
}

export type SeatedTask = StandingTask & InVariant
type Seated<T> = T & InVariant

function inTurn<T extends StandingTask>(task: T, { userId, run }: Seat, turn: number): Seated<T> {
  if (!task.recipe) return { ...task, variant: null, isRenewed: false }
  const variant = variantNumber(userId, task.id, run, turn)
  return { ...variantOf(task, variant), variant, isRenewed: false }
}

const isRenewing = (task: StandingTask, { renews }: Seat): boolean => renews && task.recipe?.again === true

/** The task as it lies before its pupil now. */
export function seated<T extends StandingTask>(task: T, seat: Seat): Seated<T> {
  const turn = turnNow(isRenewing(task, seat), task)
  return {
    ...inTurn(task, seat, turn),
    isRenewed: task.tries > 0 && turn !== turnOfTry(isRenewing(task, seat), task.tries),
  }
}

/** The task as it was when it was answered last; as it is now, when it was not. */
export const answered = <T extends StandingTask>(task: T, seat: Seat): Seated<T> =>
  task.tries === 0 ? seated(task, seat) : inTurn(task, seat, turnOfTry(isRenewing(task, seat), task.tries))
