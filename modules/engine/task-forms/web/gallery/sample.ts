import type { Question, Response, Solution, Verdict } from '@school/tasks/contract'

/** One question of each kind with answers in every state, for the gallery. */
export interface Sample {
  name: string
  question: Question
  answers: { state: string; value: Response; verdict: Verdict | null }[]
  solution: Solution
}

export const judged = (
  share: number,
  parts: Verdict['parts'] = [],
  feedback: string | null = null,
): Verdict => ({
  outcome: share === 1 ? 'right' : share > 0 ? 'partial' : 'wrong',
  share,
  parts,
  feedback,
})
