import type { Mark, Outcome, Verdict } from '../../contract/index.ts'

/**
 * An answer that gets no verdict:
 * `mismatch` names another kind, option or gap than the task has (a wrong request),
 * `empty` says nothing, `unreadable` is not a number where a number is asked (neither is an attempt),
 * `by_person` is an answer that waits for a person's review.
 */
export type NotAnAnswer = 'mismatch' | 'empty' | 'unreadable' | 'by_person'
export type CheckResult = Verdict | NotAnAnswer

export const isVerdict = (result: Verdict | string): result is Verdict => typeof result !== 'string'

export const outcomeOf = (share: number): Outcome => (share >= 1 ? 'right' : share > 0 ? 'partial' : 'wrong')

export interface Part {
  id: string
  mark: Mark
}

export const verdictOf = (share: number, parts: Part[] = [], feedback: string | null = null): Verdict => ({
  outcome: outcomeOf(share),
  share,
  parts,
  feedback,
})
