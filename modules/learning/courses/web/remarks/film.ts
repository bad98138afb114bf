/** The film that notes are written to. */
export interface Film {
  secondsNow: () => number
  seek: (seconds: number) => void
}
