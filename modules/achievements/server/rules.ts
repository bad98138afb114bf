import type { Achievement, AchievementFamily } from '../contract/profile.ts'

/** What has happened, in numbers. */
export interface Facts {
  solvedTasks: number
  /** The longest run of days with a reward. */
  bestStreak: number
  finishedCourses: number
  /** Trainings with every point. */
  threeStars: number
  level: number
  diplomas: number
}

const steps: Record<AchievementFamily, { of: readonly number[]; done: (facts: Facts) => number }> = {
  tasks: { of: [1, 10, 100, 500], done: (facts) => facts.solvedTasks },
  streak: { of: [3, 7, 30], done: (facts) => facts.bestStreak },
  courses: { of: [1, 3], done: (facts) => facts.finishedCourses },
  trainings: { of: [1, 5], done: (facts) => facts.threeStars },
  level: { of: [5, 10], done: (facts) => facts.level },
  diplomas: { of: [1, 3], done: (facts) => facts.diplomas },
}

/** Every step of every family in order, with how far it is. */
export const achievementsOf = (facts: Facts): Achievement[] =>
  Object.entries(steps).flatMap(([family, { of, done }]) =>
    of.map((needed) => ({
      family: family as AchievementFamily,
      of: needed,
      done: Math.min(needed, done(facts)),
      isReached: done(facts) >= needed,
    })),
  )
