import * as z from 'zod'
import { searchKinds } from './kinds.ts'

/** A text in pieces, of which some are what was looked for. Pieces, not HTML: nothing to escape. */
export const Pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type Pieces = z.infer<typeof Pieces>

/** A cover to draw; a teacher is drawn by the name, a page by an icon. */
export const HitPicture = z.object({
  discipline: z.string(),
  hue: z.number(),
  seed: z.union([z.string(), z.number()]),
})

const found = {
  id: z.int(),
  kind: z.enum(searchKinds),
  url: z.string(),
  title: Pieces,
  subtitle: z.string(),
  picture: HitPicture.nullable(),
  grades: z.array(z.int()),
}

export const Suggestion = z.object(found)
export type Suggestion = z.infer<typeof Suggestion>

export const SearchHit = z.object({
  ...found,
  subtitle: Pieces,
  /** The place of the text where the words occur, or its beginning; empty when nothing was looked for. */
  fragment: Pieces,
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchSummary = z.object({
  counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.int() })),
  total: z.int(),
  /** What was looked for instead: nothing answered to the text as it was written. */
  meant: z.string().nullable(),
  /** No item has all the words: shown is what has some of them. */
  isPartial: z.boolean(),
})
export type SearchSummary = z.infer<typeof SearchSummary>
