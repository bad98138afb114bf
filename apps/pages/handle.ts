/** What a route module may say of itself: `export const handle: RouteHandle = { isBare: true }`. */
export interface RouteHandle {
  /** No header, no footer: the pages have a `main` of their own. */
  readonly isBare?: boolean
  /** A timed work is solved here: no overlays that lead away from it. */
  readonly isSolving?: boolean
}
