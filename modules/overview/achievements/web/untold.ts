import type { NewAchievement } from '../contract/index.ts'

/** What this device has shown last: the experience at that moment, and the achievements by name. */
export interface Told {
  xp: number
  names: readonly string[]
}

/** @param kept any value from the storage */
export function toldOf(kept: unknown): Told | null {
  const { xp, names } = (kept ?? {}) as Partial<Told>
  return typeof xp === 'number' && Array.isArray(names) ? { xp, names } : null
}

export const nameOf = ({ family, of }: Pick<NewAchievement, 'family' | 'of'>): string => `${family}-${of}`

/** Achievements that existed before a device has shown any are not news. */
export const untoldOf = (told: Told | null, fresh: readonly NewAchievement[]): NewAchievement[] =>
  told ? fresh.filter((achievement) => !told.names.includes(nameOf(achievement))) : []
