import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

/** Progress inside the level: `gainedXp` of `availableXp` that it takes. */
export const Level = z.object({
  level: z.int().min(1),
  gainedXp: z.int(),
  availableXp: z.int(),
  totalXp: z.int(),
})
export type Level = z.infer<typeof Level>

/** XP that the given level takes to pass: 100, 150, 200… */
export const xpOfLevel = (level: number): number => 100 + 50 * (level - 1)

export const getLevel = endpoint({
  name: 'rewards.getLevel',
  method: 'GET',
  path: '/api/user/level',
  audience: 'user',
  tells: ['rewards.xp'],
  summary: 'Experience and level of the signed-in user',
  reply: Level,
})
