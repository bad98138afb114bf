import { xpFor } from '@school/tasks/server'
import { pointUnit } from './rules/review-verdict.ts'

/** A judged try, as far as points depend on it. */
export interface JudgedTry {
  tryNumber: number
  /** 0–1. */
  share: number
}

export interface TaskOfAttempt {
  maxScore: number
  hintsOpened: number
  gaveUp: boolean
  tries: readonly JudgedTry[]
}

/**
 * Points of a task: its best try. A later try and a hint reduce them by the same factors as XP,
 * a partly right answer earns its share. An exam has one try and no hints: there it is the share only.
 */
export function pointsOf({ maxScore, hintsOpened, gaveUp, tries }: TaskOfAttempt): number {
  const available = pointUnit * maxScore
  return Math.max(
    0,
    ...tries.map(({ share, tryNumber }) => {
      const worth = xpFor({ available, share: 1, tryNumber, hintsUsed: hintsOpened, gaveUp })
      return Math.round(worth * share)
    }),
  )
}

export const scoreOf = (tasks: readonly TaskOfAttempt[]) => ({
  points: tasks.reduce((sum, task) => sum + pointsOf(task), 0),
  maxPoints: tasks.reduce((sum, { maxScore }) => sum + pointUnit * maxScore, 0),
})

/** `percentOfPoints` in SQL, in integers: decimals take half as long again for a hundred thousand rows. @param points and maxPoints columns of integers */
export const percentSql = (points: string, maxPoints: string): string =>
  `case when ${maxPoints} = 0 then 0 when ${points} >= ${maxPoints} then 100
    else least(99, (200 * ${points} + ${maxPoints}) / (2 * ${maxPoints})) end`

/** Whole percents; 100 means full points: nothing is rounded up to it. */
export function percentOfPoints(points: number, maxPoints: number): number {
  if (maxPoints === 0) return 0
  return points >= maxPoints ? 100 : Math.min(99, Math.round((100 * points) / maxPoints))
}
