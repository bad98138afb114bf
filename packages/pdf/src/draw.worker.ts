import { award } from './award.ts'
import { slips } from './slips.ts'

const drawings = { award, slips }
type Drawings = typeof drawings

/** A document to be drawn: which, and what stands in it. */
export type Drawing = {
  [Kind in keyof Drawings]: { kind: Kind; given: Parameters<Drawings[Kind]> }
}[keyof Drawings]

export const run = (drawing: Drawing): Promise<Uint8Array> =>
  drawing.kind === 'award' ? award(...drawing.given) : slips(...drawing.given)
