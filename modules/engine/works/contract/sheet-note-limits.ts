/** Limits for a sheet and for a review: enough for any handwriting, and small enough for a page to open quickly. */
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
