import { xpOfLevel } from '@school/rewards/contract'
import type { Achievement, AchievementFamily } from '../contract/profile.ts'

/** What has happened, in numbers. */
export interface Facts {
  solvedTasks: number
  /** The longest row of days, by the rules of `streaks`. */
  bestStreak: number
  finishedCourses: number
  /** Trainings with every point. */
  threeStars: number
  level: number
  diplomas: number
}

const families: Record<AchievementFamily, { of: readonly number[]; done: (facts: Facts) => number }> = {
  tasks: { of: [1, 10, 100, 500], done: (facts) => facts.solvedTasks },
  streak: { of: [3, 7, 30], done: (facts) => facts.bestStreak },
  courses: { of: [1, 3], done: (facts) => facts.finishedCourses },
  trainings: { of: [1, 5], done: (facts) => facts.threeStars },
  level: { of: [5, 10], done: (facts) => facts.level },
  diplomas: { of: [1, 3], done: (facts) => facts.diplomas },
}

export interface Step {
  family: AchievementFamily
  of: number
  /** How much it takes of what the family counts: tasks, days, courses; XP for a level. */
  needed: number
}

/** XP with which a level begins. */
const xpBefore = (level: number): number =>
  Array.from({ length: level - 1 }, (_, passed) => xpOfLevel(passed + 1)).reduce((sum, xp) => sum + xp, 0)

/** Every step of every family in order. */
export const steps: readonly Step[] = Object.entries(families).flatMap(([name, { of }]) => {
  const family = name as AchievementFamily
  return of.map((step) => ({ family, of: step, needed: family === 'level' ? xpBefore(step) : step }))
})

/** A step that was reached, as it is kept. */
export interface Grant {
  family: AchievementFamily
  of: number
  reachedAt: Date
  isNew: boolean
}

/**
 * Every step with its progress. What was granted stays reached even if the numbers shrink; a step that the numbers have reached
 * and that is not granted yet, which takes a minute at most, is reached without a day.
 * @param isOwner only the owner sees which achievements are new
 */
export const achievementsOf = (facts: Facts, grants: readonly Grant[], isOwner: boolean): Achievement[] =>
  steps.map(({ family, of }) => {
    const grant = grants.find((known) => known.family === family && known.of === of)
    const counted = families[family].done(facts)
    return {
      family,
      of,
      done: grant ? of : Math.min(of, counted),
      isReached: grant !== undefined || counted >= of,
      reachedAt: grant?.reachedAt.toISOString() ?? null,
      isNew: isOwner && (grant?.isNew ?? false),
    }
  })

/** A step that its owner has not seen, with the instant at which it was reached. */
export interface News {
  family: AchievementFamily
  of: number
  reachedAt: string
}

/** What its owner has not seen yet, the newest first. What the numbers have reached and is not granted yet is of this moment. */
export const newsOf = (facts: Facts, grants: readonly Grant[], now: Date): News[] =>
  achievementsOf(facts, grants, true)
    .filter(({ isNew, isReached, reachedAt }) => isNew || (isReached && reachedAt === null))
    .map(({ family, of, reachedAt }) => ({ family, of, reachedAt: reachedAt ?? now.toISOString() }))
    .toSorted((a, b) => b.reachedAt.localeCompare(a.reachedAt))
