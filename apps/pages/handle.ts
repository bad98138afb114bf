/** What a route module may say of itself: `export const handle: RouteHandle = { isBare: true }`. */
export interface RouteHandle {
  /** No header, no footer: the pages bring a `main` of their own. */
  readonly isBare?: boolean
  /** A work under a clock is solved here: nothing lies over it that leads away. */
  readonly isSolving?: boolean
}
