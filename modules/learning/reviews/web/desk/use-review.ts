import { useState } from 'react'
import type { ReviewDraft } from './kept-review.ts'
import { useNotes } from './pen/use-notes.ts'
import type { ReviewBody, ReviewedAnswer } from '../../contract/index.ts'
import { afterDigit, type Given, isWhole, totalOf } from './points-rules.ts'

const pointsIn = ({ criteria }: ReviewedAnswer): Given =>
  Object.fromEntries(criteria.map(({ id, points }) => [id, Math.round(points / 100)]))

const asked = ({ question }: ReviewedAnswer) => ('criteria' in question ? question.criteria : [])

/** State of a review during editing: points, comment, and keyboard helpers. */
export function useReview(answer: ReviewedAnswer, restored: ReviewDraft | null) {
  const criteria = asked(answer)
  const known = pointsIn(answer)
  const [given, setGiven] = useState(restored?.given ?? known)
  const [comment, setComment] = useState(restored?.comment ?? answer.comment)
  const [at, setAt] = useState(0)
  const [version, setVersion] = useState(restored?.version ?? answer.version)
  const notes = useNotes(restored?.sheetNotes ?? answer.sheetNotes)
  const sheetNotes = notes.body()
  const give = (id: string, points: number) => setGiven({ ...given, [id]: points })

  /** Sets the criteria in turn. @returns whether there was a criterion for the digit */
  const takeDigit = (digit: number): boolean => {
    const after = afterDigit(criteria, given, at, digit)
    if (!after) return false
    setGiven(after.given)
    setAt(after.at)
    return true
  }
  const body = (sameIds: readonly number[] = [], over = version): ReviewBody => ({
    criteria: criteria.map(({ id }) => ({ id, points: 100 * (given[id] ?? 0) })),
    comment: comment.trim(),
    sheetNotes,
    sameIds: [...sameIds],
    version: over,
  })
  return {
    criteria,
    given,
    give,
    comment,
    setComment,
    at,
    lookAt: setAt,
    notes,
    takeDigit,
    /** There are changes not saved on the server. */
    isChanged:
      comment.trim() !== answer.comment.trim() ||
      criteria.some(({ id }) => given[id] !== known[id]) ||
      JSON.stringify(sheetNotes) !== JSON.stringify(answer.sheetNotes),
    /** Confirms that the saved version was seen and may be overwritten. */
    look: setVersion,
    draft: { given, comment, sheetNotes, version } satisfies ReviewDraft,
    isWhole: isWhole(criteria, given),
    total: totalOf(criteria, given),
    body,
  }
}
