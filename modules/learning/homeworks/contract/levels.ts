import * as z from 'zod'

/** Sets of one assignment: harder, ordinary, easier. Pupils never see the letter. */
export const levels = ['a', 'b', 'c'] as const

export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

/** Levels other than the ordinary one. */
export const extraLevels = ['a', 'c'] as const

export const ExtraLevel = z.enum(extraLevels)
export type ExtraLevel = z.infer<typeof ExtraLevel>
