import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { SheetNotes } from './sheet-notes.ts'

/** Points of reviews are in hundredths, as all points are. */
const Points = z.int().min(0).max(100_000)

export const CriterionPoints = z.object({ id: z.string().max(10), points: Points })
export type CriterionPoints = z.infer<typeof CriterionPoints>

export const reviewStates = ['waiting', 'reviewed', 'returned'] as const
export const ReviewState = z.enum(reviewStates)
export type ReviewState = z.infer<typeof ReviewState>

/** A review as the author of the answer sees it. */
export const Review = z.object({
  /** `returned`: to be improved and sent again. */
  state: z.enum(['reviewed', 'returned']),
  criteria: z.array(CriterionPoints),
  points: z.int(),
  maxPoints: z.int(),
  comment: z.string(),
  /** Drawings and pins on photographs of the answer, in the order of its files. */
  sheetNotes: z.array(SheetNotes),
  reviewer: z.string().nullable(),
  reviewedAt: Instant,
})
export type Review = z.infer<typeof Review>
