/** The film beside which one writes. */
export interface Film {
  secondsNow: () => number
  seek: (seconds: number) => void
}
