/** @param told the level that this device has shown last; on a new device it is absent, and the current level is no news */
export const hasGrown = (told: unknown, level: number): boolean => typeof told === 'number' && level > told
