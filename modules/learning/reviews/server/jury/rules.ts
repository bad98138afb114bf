import type { CriterionPoints, SheetNotes } from '@school/works/contract'
import { notesTogether } from '../rules.ts'

export interface JuryMark {
  criteria: readonly CriterionPoints[]
  points: number
  comment: string
  sheetNotes: SheetNotes[]
}

const mean = (one: number, other: number): number => Math.ceil((one + other) / 2)

/** Distinct comments, without authors. */
const wordsOf = (marks: readonly JuryMark[]): string =>
  [...new Set(marks.map(({ comment }) => comment))].filter(Boolean).join('\n\n')

/** Without a comment or drawings of the arbiter the earlier ones are shown to the pupil. */
const withWordsOf = (arbiter: JuryMark, before: readonly JuryMark[]): JuryMark => ({
  ...arbiter,
  comment: arbiter.comment || wordsOf(before),
  sheetNotes:
    arbiter.sheetNotes.length > 0
      ? arbiter.sheetNotes
      : notesTogether(before.map(({ sheetNotes }) => sheetNotes)),
})

/**
 * Result of the marks of a jury: the mean of two close marks, rounded in favour of the pupil; otherwise the third mark.
 * Null while more marks are needed.
 * @param step largest difference of close marks, in hundredths
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
