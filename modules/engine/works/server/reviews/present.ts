import type { Review } from '../../contract/review.ts'
import type { SaidRow } from './queries.ts'
import { pointUnit } from '@school/work-rules/server'

/** A review as the author of the answer sees it; nothing before the review. */
export const presentReview = (row: SaidRow, maxScore: number): Review | null =>
  row.state === 'waiting' || row.reviewedAt === null
    ? null
    : {
        state: row.state,
        criteria: row.criteria ?? [],
        points: row.points ?? 0,
        maxPoints: pointUnit * maxScore,
        comment: row.comment,
        sheetNotes: row.sheetNotes,
        reviewer: row.reviewerName || null,
        reviewedAt: row.reviewedAt.toISOString(),
      }
