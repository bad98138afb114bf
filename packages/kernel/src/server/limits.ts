interface Counted {
  readonly isAllowed: boolean
  /** The first call refused in this window: raises one security event per window. */
  readonly isFirstRefused: boolean
  /** When the window ends and the count is reset. */
  readonly resetMs: number
}

/** Counts for all processes together; while the common store is unavailable, in the memory of each. Never throws. */
export interface Limits {
  /** One more of `key`; no longer allowed when there were `max` of it in this window. */
  consume(key: string, max: number, windowMs: number): Promise<Counted>
  /** The last one of `key` does not count after all. */
  giveBack(key: string, max: number, windowMs: number): Promise<void>
  /** Resets the count of `key`. */
  forget(key: string, max: number, windowMs: number): Promise<void>
}
