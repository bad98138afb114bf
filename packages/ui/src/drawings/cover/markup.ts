import { seedOf } from '../../hue.ts'
import { chanceOf } from './chance.ts'
import { general } from './general.ts'
import { math } from './math.ts'
import { physics } from './physics.ts'
import { reading } from './reading.ts'
import { russian } from './russian.ts'
import type { Scene } from './strokes.ts'
import { world } from './world.ts'

export const families: Readonly<Record<string, readonly Scene[]>> = { math, russian, reading, physics, world }

export const tones = ['light', 'deep', 'bright'] as const
export type Tone = (typeof tones)[number]

export interface CoverMarkup {
  tone: Tone
  /** Degrees to add to the hue of the discipline: neighbours on a shelf differ a little. */
  shift: number
  /** The inside of the `<svg>`. */
  content: string
}

const drawn = new Map<string, CoverMarkup>()
const kept = 500

/** Draws once and remembers: a catalogue shows the same covers to everyone. */
export function coverMarkup(discipline: string, seed: string | number): CoverMarkup {
  const key = `${discipline} ${seed}`
  const known = drawn.get(key)
  if (known) return known
  const chance = chanceOf(seedOf(key))
  const tone = chance.pick(tones)
  const scene = chance.pick(families[discipline] ?? general)
  const cover = { tone, shift: chance.int(-12, 12), content: scene(chance) }
  if (drawn.size >= kept) drawn.clear()
  drawn.set(key, cover)
  return cover
}
