/** @param told what this device has told last; on a new one nothing is known, and the level of now is no news */
export const hasGrown = (told: unknown, level: number): boolean => typeof told === 'number' && level > told
