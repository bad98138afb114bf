/** @param shownLevel the level that this device has shown last; on a new device it is absent, and the current level is no news */
export const hasGrown = (shownLevel: unknown, level: number): boolean =>
  typeof shownLevel === 'number' && level > shownLevel
