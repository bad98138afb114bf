import * as z from 'zod'

/** A page as the map of the site lists it. */
export const ContentPageRow = z.object({
  /** The address without the leading slash. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** The day of this edition, `2026-11-01`. */
  updatedOn: z.iso.date(),
})
export type ContentPageRow = z.infer<typeof ContentPageRow>

export const ContentPage = ContentPageRow.extend({
  /** With places for facts of the school: `{{phone}}`. */
  html: z.string(),
  /** Empty when the page is short enough to be seen at once. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Pages of its group in order, itself among them; empty for a page without a group. */
  tabs: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type ContentPage = z.infer<typeof ContentPage>

/** What a text may ask of the school that shows it, as `{{phone}}`. */
export const contentFacts = ['phone', 'email', 'school'] as const
export type ContentFact = (typeof contentFacts)[number]
