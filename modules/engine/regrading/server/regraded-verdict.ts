import type { Verdict } from '@school/tasks/contract'
import { isDeepStrictEqual } from 'node:util'

/** As JSON, like in the database. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

export interface RegradedFacts {
  /** The current verdict; `null` while a person checks the answer. */
  verdict: Verdict | null
  /** Raised by an appeal: a key does not lower it. */
  isAppealed: boolean
  /** By the current key; `null` when that key can't judge it or the question was another. */
  byKey: Verdict | null
}

/** The verdict after a regrading. */
export function regradedVerdict({ verdict, isAppealed, byKey }: RegradedFacts): Verdict | null {
  if (!byKey || isSame(byKey, verdict)) return verdict
  return isAppealed && verdict && byKey.share <= verdict.share ? verdict : byKey
}

/**
 * The verdict after an undo. Later changes by an appeal or another key stay: then the verdict differs from the one that
 * the regrading made.
 */
export const restoredVerdict = (
  verdict: Verdict | null,
  undone: { before: Verdict | null; after: Verdict } | null,
): Verdict | null => (undone && isSame(verdict, undone.after) ? undone.before : verdict)
