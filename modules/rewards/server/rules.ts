import { type Level, xpOfLevel } from '../contract/endpoints.ts'

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
