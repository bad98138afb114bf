/** How much fits on a sheet, and in a review: enough for any hand, and a page of it opens at once. */
export const sheetNoteLimits = {
  sheets: 10,
  strokes: 100,
  strokePoints: 400,
  reviewPoints: 12_000,
  pins: 20,
  pinText: 300,
} as const

export const penColours = ['red', 'green'] as const
export type PenColour = (typeof penColours)[number]
