import type { Review } from '../../contract/review.ts'
import type { SaidRow } from './queries.ts'
import { unit } from './rules.ts'

/** What was said about an answer, as its author reads it; nothing while it is not said. */
export const presentReview = (row: SaidRow, maxScore: number): Review | null =>
  row.state === 'waiting' || row.reviewedAt === null
    ? null
    : {
        state: row.state,
        criteria: row.criteria ?? [],
        points: row.points ?? 0,
        maxPoints: unit * maxScore,
        comment: row.comment,
        sheetNotes: row.sheetNotes,
        reviewer: row.reviewerName || null,
        reviewedAt: row.reviewedAt.toISOString(),
      }
