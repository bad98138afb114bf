import type { Verdict } from '@school/tasks/contract'
import { isDeepStrictEqual } from 'node:util'

/** As JSON, which is what the database keeps. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

export interface AnewFacts {
  /** What the answer is judged now; `null` while a person checks it. */
  verdict: Verdict | null
  /** An appeal has raised it: a key takes nothing of it. */
  isAppealed: boolean
  /** By the key of today; `null` when that key can't judge it or something else was asked. */
  byKey: Verdict | null
}

/** What a regrading makes of an answer. */
export function judgedAnew({ verdict, isAppealed, byKey }: AnewFacts): Verdict | null {
  if (!byKey || isSame(byKey, verdict)) return verdict
  return isAppealed && verdict && byKey.share <= verdict.share ? verdict : byKey
}

/**
 * What an undo gives back. Whatever has been said since, by an appeal or another key, stands: then the verdict is not the one that
 * the regrading has made.
 */
export const givenBack = (
  verdict: Verdict | null,
  undone: { before: Verdict | null; after: Verdict } | null,
): Verdict | null => (undone && isSame(verdict, undone.after) ? undone.before : verdict)
