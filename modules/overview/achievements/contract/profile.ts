import * as z from 'zod'
import { Instant } from '@school/kernel/contract'

export const achievementFamilies = ['tasks', 'streak', 'courses', 'trainings', 'level', 'diplomas'] as const
export const AchievementFamily = z.enum(achievementFamilies)
export type AchievementFamily = z.infer<typeof AchievementFamily>

/** A step of a family: reached when as much is done as it takes. */
export const Achievement = z.object({
  family: AchievementFamily,
  /** How much it takes: 10 tasks, 7 days. */
  of: z.int(),
  /** No more than it takes. */
  done: z.int(),
  isReached: z.boolean(),
  /** `null` for the minute between reaching it and its being granted, and for what is ahead. */
  reachedAt: Instant.nullable(),
  /** Its owner has not seen it yet; set for the owner only. */
  isNew: z.boolean(),
})
export type Achievement = z.infer<typeof Achievement>

/** An achievement as the pupil's dashboard shows it. */
export const NewAchievement = z.object({ family: AchievementFamily, of: z.int(), reachedAt: Instant })
export type NewAchievement = z.infer<typeof NewAchievement>

/** What a person has reached. */
export const Reached = z.object({
  solvedTasks: z.int(),
  achievements: z.array(Achievement),
  courses: z.array(z.object({ id: z.int(), title: z.string(), hue: z.int(), finishedAt: Instant })),
  trainings: z.array(
    z.object({ id: z.int(), title: z.string(), hue: z.int(), bestPercent: z.int(), finishedAt: Instant }),
  ),
  can: z.object({ setConditions: z.boolean() }),
})
export type Reached = z.infer<typeof Reached>
