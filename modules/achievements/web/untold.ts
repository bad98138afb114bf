import type { NewAchievement } from '../contract/index.ts'

/** What this device has told of last: the experience of that moment, and the achievements by name. */
export interface Told {
  xp: number
  names: readonly string[]
}

/** @param kept whatever lies in the storage */
export function toldOf(kept: unknown): Told | null {
  const { xp, names } = (kept ?? {}) as Partial<Told>
  return typeof xp === 'number' && Array.isArray(names) ? { xp, names } : null
}

export const nameOf = ({ family, of }: Pick<NewAchievement, 'family' | 'of'>): string => `${family}-${of}`

/** What is there before a device has told of anything is no news. */
export const untoldOf = (told: Told | null, fresh: readonly NewAchievement[]): NewAchievement[] =>
  told ? fresh.filter((achievement) => !told.names.includes(nameOf(achievement))) : []
