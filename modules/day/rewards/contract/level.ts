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

/** The level that a total of XP has reached, and the progress inside it. */
export function levelOf(totalXp: number): Level {
  // Levels 1…n take 25·n² + 75·n XP together.
  const passed = Math.floor((-75 + Math.sqrt(75 * 75 + 100 * totalXp)) / 50)
  return {
    level: passed + 1,
    gainedXp: totalXp - (25 * passed * passed + 75 * passed),
    availableXp: xpOfLevel(passed + 1),
    totalXp,
  }
}
