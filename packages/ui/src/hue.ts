import type { CSSProperties } from 'react'

/** Inline style for the class `hue`: gives everything inside the colours of an angle of oklch(), 0–360. */
export const hueOf = (hue: number): CSSProperties => ({ '--hue': hue }) as CSSProperties

/** A steady number for a word: the same seed always gives the same drawing. 32 bits: FNV-1a, then stirred as in MurmurHash3. */
export function seedOf(word: string | number): number {
  let hash = 0x811c9dc5
  for (const letter of String(word)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  // Unstirred, neighbours such as «lesson-1» and «lesson-2» would be given much the same.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A steady hue for a person or a thing without a discipline; keeps away from the muddy yellow-greens. */
export function hueFor(word: string | number): number {
  const angle = seedOf(word) % 300
  return angle < 90 ? angle : angle + 40
}
