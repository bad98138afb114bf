import type { NewAchievement } from '../contract/index.ts'

/** What this device has shown last: the experience at that moment, and the achievements by name. */
export interface ShownAchievements {
  xp: number
  names: readonly string[]
}

/** @param kept any value from the storage */
export function shownOf(kept: unknown): ShownAchievements | null {
  const { xp, names } = (kept ?? {}) as Partial<ShownAchievements>
  return typeof xp === 'number' && Array.isArray(names) ? { xp, names } : null
}

export const nameOf = ({ family, of }: Pick<NewAchievement, 'family' | 'of'>): string => `${family}-${of}`

/** Achievements that existed before a device has shown any are not news. */
export const unannouncedOf = (
  shown: ShownAchievements | null,
  fresh: readonly NewAchievement[],
): NewAchievement[] =>
  shown ? fresh.filter((achievement) => !shown.names.includes(nameOf(achievement))) : []
