import type { PageSettings } from '@school/ssr'

export interface Experiment {
  readonly name: string
  readonly value: string
}

/** FNV-1a with the last mixing of MurmurHash3: without it the lowest bits of alike texts are alike. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * Which value of every experiment a person gets: always the same one, on every device.
 * Guests take no part: their pages are shared by the cache.
 */
export const experimentsFor = (
  settings: Pick<PageSettings, 'experiments'>,
  userId: number | null,
): Experiment[] =>
  userId === null
    ? []
    : settings.experiments.map(({ name, values }) => ({
        name,
        value: values[hash(`${name} ${userId}`) % values.length]!,
      }))
