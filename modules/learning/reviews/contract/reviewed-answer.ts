import * as z from 'zod'
import { Avatar } from '@school/users/contract'
import { Instant, SeenVersion, Version } from '@school/kernel/contract'
import { CriterionNote, Question, Response, TaskKind } from '@school/tasks/contract'
import { CriterionPoints, ReviewState, SheetNotes, SheetNotesBody, Try } from '@school/works/contract'
import { reviewWords } from './errors.ts'

/** Author of an answer; a jury sees a number instead of a name, without `id` and avatar. */
export const ReviewedPupil = z.object({
  id: z.int().nullable(),
  name: z.string(),
  avatar: Avatar.nullable(),
  gradeIndex: z.int().nullable(),
})

/** Person who checks an answer. */
export const Reviewer = z.object({ id: z.int(), name: z.string(), isMe: z.boolean() })

/** An answer in the review queue. */
export const ReviewCard = z.object({
  id: z.int(),
  state: ReviewState,
  kind: TaskKind,
  taskId: z.int(),
  title: z.string(),
  /** Where it was solved: the lesson, the training…; `null` when unknown. */
  place: z.string().nullable(),
  pupil: ReviewedPupil,
  tryNumber: z.int(),
  askedAt: Instant,
  /** Time by which the pupil was promised a check. */
  dueAt: Instant,
  /** It waits longer than was promised. */
  isOverdue: z.boolean(),
  /** The pupil has appealed: a second review, by another person. */
  isAppeal: z.boolean(),
  /** Person who is checking it now. */
  takenBy: Reviewer.nullable(),
  points: z.int().nullable(),
  maxPoints: z.int(),
  reviewedAt: Instant.nullable(),
})
export type ReviewCard = z.infer<typeof ReviewCard>

/** Why an answer cannot be returned for improvement: a work with places, a deadline that has passed, a work that has ended. */
export const ReturnBar = z.enum(['rated', 'over', 'finished'])
export type ReturnBar = z.infer<typeof ReturnBar>

/** An answer on the desk of a reviewer, with everything needed to check it. */
export const ReviewedAnswer = ReviewCard.extend({
  question: Question,
  response: Response,
  /** No parental consent to show photographs of the answer: reviewers cannot open its files. */
  arePhotosForbidden: z.boolean(),
  /** Text of the appeal; points of the first review are hidden from the second reviewer. */
  appealText: z.string().nullable(),
  notes: z.array(CriterionNote),
  solutionHtml: z.string(),
  criteria: z.array(CriterionPoints),
  comment: z.string(),
  version: Version,
  /** Drawings and pins on the photographs by the viewer, or by the last reviewer. */
  sheetNotes: z.array(SheetNotes),
  /** For a jury: the mark of the viewer, which cannot be changed. `null` where one person checks. */
  jury: z.object({ own: z.object({ points: z.int(), saidAt: Instant }).nullable() }).nullable(),
  /** Earlier tries at the same task, the latest first. */
  earlier: z.array(Try),
  /** Position among the pending answers of this part of the queue; `null`: it is no longer pending. */
  turn: z.object({ number: z.int(), total: z.int() }).nullable(),
  /** The next answer of the queue; after the last one the skipped ones. */
  nextId: z.int().nullable(),
  /** Other pending answers with the same text to the same question. */
  sameIds: z.array(z.int()),
  /** The next answer when those have been checked together with this one. */
  nextOtherId: z.int().nullable(),
  /** Comments of the viewer to pupils about this task, the most used first. */
  saidBefore: z.array(z.string()),
  /** Why it cannot be returned; `null` when it may be, or when it can no longer be reviewed. */
  returnBar: ReturnBar.nullable(),
  can: z.object({ review: z.boolean(), giveBack: z.boolean() }),
})
export type ReviewedAnswer = z.infer<typeof ReviewedAnswer>

const Comment = z.string().trim().max(4000)

/** Maximum number of equal answers reviewed at once. */
export const sameMax = 300

export const ReviewBody = z.object({
  criteria: z.array(CriterionPoints).max(20),
  comment: Comment,
  version: SeenVersion,
  sheetNotes: SheetNotesBody.default([]),
  /** Those of `same_ids` that get the same review; answers checked or taken meanwhile are skipped. */
  sameIds: z.array(z.int().positive().max(2_147_483_647)).max(sameMax).default([]),
})
export type ReviewBody = z.output<typeof ReviewBody>

export const ReturnBody = z.object({
  comment: Comment.min(1, reviewWords.commentNeeded),
  sheetNotes: SheetNotesBody.default([]),
})
export type ReturnBody = z.output<typeof ReturnBody>
