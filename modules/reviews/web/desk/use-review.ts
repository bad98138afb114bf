import { useState } from 'react'
import type { ReviewBody, ReviewedAnswer } from '../../contract/index.ts'
import { afterDigit, type Given, isWhole, totalOf } from './points-rules.ts'

const pointsIn = ({ criteria }: ReviewedAnswer): Given =>
  Object.fromEntries(criteria.map(({ id, points }) => [id, Math.round(points / 100)]))

const asked = ({ question }: ReviewedAnswer) => ('criteria' in question ? question.criteria : [])

/** What is being said about an answer: points, words, and the keys that help. */
export function useReview(answer: ReviewedAnswer) {
  const criteria = asked(answer)
  const known = pointsIn(answer)
  const [given, setGiven] = useState(known)
  const [comment, setComment] = useState(answer.comment)
  const [at, setAt] = useState(0)
  const give = (id: string, points: number) => setGiven({ ...given, [id]: points })

  /** Digits go to the criteria in turn. @returns whether there was a criterion for it */
  const takeDigit = (digit: number): boolean => {
    const after = afterDigit(criteria, given, at, digit)
    if (!after) return false
    setGiven(after.given)
    setAt(after.at)
    return true
  }
  const body = (sameIds: readonly number[] = []): ReviewBody => ({
    criteria: criteria.map(({ id }) => ({ id, points: 100 * (given[id] ?? 0) })),
    comment: comment.trim(),
    sameIds: [...sameIds],
  })
  return {
    criteria,
    given,
    give,
    comment,
    setComment,
    at,
    lookAt: setAt,
    takeDigit,
    /** Something is said that the server has not been told. */
    isChanged: comment.trim() !== answer.comment.trim() || criteria.some(({ id }) => given[id] !== known[id]),
    isWhole: isWhole(criteria, given),
    total: totalOf(criteria, given),
    body,
  }
}
