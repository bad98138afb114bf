import * as z from 'zod'

/** From nothing to the top: a place in this list is comparable. */
export const masteryLevels = ['not_started', 'attempted', 'familiar', 'proficient', 'mastered'] as const
export const MasteryLevel = z.enum(masteryLevels)
export type MasteryLevel = z.infer<typeof MasteryLevel>

/** How many last answers of practice a level is judged by. */
export const seriesLength = 5

/** Contribution of a level to the 100 points of a skill. */
export const pointsOfLevel: Record<MasteryLevel, number> = {
  not_started: 0,
  attempted: 0,
  familiar: 50,
  proficient: 80,
  mastered: 100,
}

/** `helped`: partly right, or right with a hint; counts neither as right nor as wrong. */
export const practiceOutcomes = ['right', 'helped', 'wrong', 'gave_up'] as const
export const PracticeOutcome = z.enum(practiceOutcomes)
export type PracticeOutcome = z.infer<typeof PracticeOutcome>

export const sessionModes = ['skill', 'ten_minutes', 'repeat', 'check'] as const
export const SessionMode = z.enum(sessionModes)
export type SessionMode = z.infer<typeof SessionMode>
