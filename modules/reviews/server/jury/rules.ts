import type { CriterionPoints, SheetNotes } from '@school/works/contract'
import { notesTogether } from '../rules.ts'

export interface JuryMark {
  criteria: readonly CriterionPoints[]
  points: number
  comment: string
  sheetNotes: SheetNotes[]
}

const mean = (one: number, other: number): number => Math.ceil((one + other) / 2)

/** What was said, once each, and unsigned. */
const wordsOf = (marks: readonly JuryMark[]): string =>
  [...new Set(marks.map(({ comment }) => comment))].filter(Boolean).join('\n\n')

/** An arbiter who has drawn or written nothing leaves the pupil what was said before. */
const withWordsOf = (arbiter: JuryMark, before: readonly JuryMark[]): JuryMark => ({
  ...arbiter,
  comment: arbiter.comment || wordsOf(before),
  sheetNotes:
    arbiter.sheetNotes.length > 0
      ? arbiter.sheetNotes
      : notesTogether(before.map(({ sheetNotes }) => sheetNotes)),
})

/**
 * What marks of a jury come to: of two that lie near each other the mean, rounded for the pupil; of two that do not, what a third says.
 * Nothing while somebody else has to judge.
 * @param step how far apart is near, in hundredths
 */
export function outcomeOf(marks: readonly JuryMark[], step: number): JuryMark | null {
  const [first, second, arbiter] = marks
  if (!first || !second) return null
  if (Math.abs(first.points - second.points) > step)
    return arbiter ? withWordsOf(arbiter, [first, second]) : null
  const others = new Map(second.criteria.map(({ id, points }) => [id, points]))
  const criteria = first.criteria.map(({ id, points }) => ({ id, points: mean(points, others.get(id) ?? 0) }))
  return {
    criteria,
    points: criteria.reduce((sum, { points }) => sum + points, 0),
    comment: wordsOf([first, second]),
    sheetNotes: notesTogether([first.sheetNotes, second.sheetNotes]),
  }
}
