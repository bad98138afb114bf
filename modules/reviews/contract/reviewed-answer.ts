import * as z from 'zod'
import { Avatar } from '@school/accounts/contract'
import { Instant, SeenVersion, Version } from '@school/kernel/contract'
import { CriterionNote, Question, Response, TaskKind } from '@school/tasks/contract'
import { CriterionPoints, ReviewState, SheetNotes, SheetNotesBody, Try } from '@school/works/contract'
import { reviewWords } from './errors.ts'

/** Whose answer it is; before a jury a number instead of a name, no `id` and no avatar. */
export const ReviewedPupil = z.object({
  id: z.int().nullable(),
  name: z.string(),
  avatar: Avatar.nullable(),
  gradeIndex: z.int().nullable(),
})

/** Who checks it. */
export const Reviewer = z.object({ id: z.int(), name: z.string(), isMe: z.boolean() })

/** An answer in the queue of those who check. */
export const ReviewCard = z.object({
  id: z.int(),
  state: ReviewState,
  kind: TaskKind,
  taskId: z.int(),
  title: z.string(),
  /** Where it was solved: the lesson, the training…; `null` when nobody says. */
  place: z.string().nullable(),
  pupil: ReviewedPupil,
  tryNumber: z.int(),
  askedAt: Instant,
  /** The promise to the pupil: checked by then. */
  dueAt: Instant,
  /** It waits longer than was promised. */
  isOverdue: z.boolean(),
  /** The pupil has appealed: a second look, by somebody else than the first. */
  isAppeal: z.boolean(),
  /** Who is checking it now. */
  takenBy: Reviewer.nullable(),
  points: z.int().nullable(),
  maxPoints: z.int(),
  reviewedAt: Instant.nullable(),
})
export type ReviewCard = z.infer<typeof ReviewCard>

/** Why an answer is not given back to be improved: a work with places, a term that has passed, a work that has ended. */
export const ReturnBar = z.enum(['rated', 'over', 'finished'])
export type ReturnBar = z.infer<typeof ReturnBar>

/** An answer on the desk of whoever checks it: with everything that it is checked by. */
export const ReviewedAnswer = ReviewCard.extend({
  question: Question,
  response: Response,
  /** Parents have not agreed that photographs of the answer are shown: nobody who checks opens its files. */
  arePhotosForbidden: z.boolean(),
  /** What the pupil holds against the first look; what that one gave is not shown to the second. */
  appealText: z.string().nullable(),
  notes: z.array(CriterionNote),
  solutionHtml: z.string(),
  criteria: z.array(CriterionPoints),
  comment: z.string(),
  version: Version,
  /** What the viewer, or whoever has said the last word, drew and pinned on the photographs. */
  sheetNotes: z.array(SheetNotes),
  /** A jury judges it: what the viewer has given, which nobody changes. `null` where one person checks. */
  jury: z.object({ own: z.object({ points: z.int(), saidAt: Instant }).nullable() }).nullable(),
  /** Earlier tries at the same task, the newest first. */
  earlier: z.array(Try),
  /** Which it is of those that wait in this part of the queue; `null`: it waits no more. */
  turn: z.object({ number: z.int(), total: z.int() }).nullable(),
  /** Where to go on: the next in the queue; after the last one those that were skipped. */
  nextId: z.int().nullable(),
  /** Others that say, word for word, the same to the same question, and wait. */
  sameIds: z.array(z.int()),
  /** Where to go on when those have been checked along with it. */
  nextOtherId: z.int().nullable(),
  /** What the viewer has told pupils about this task before, the most used first. */
  saidBefore: z.array(z.string()),
  /** Why it is not given back; `null` when it may be, or when there is nothing more to say about it. */
  returnBar: ReturnBar.nullable(),
  can: z.object({ review: z.boolean(), giveBack: z.boolean() }),
})
export type ReviewedAnswer = z.infer<typeof ReviewedAnswer>

const Comment = z.string().trim().max(4000)

/** Of how many answers the same is said at once. */
export const sameMax = 300

export const ReviewBody = z.object({
  criteria: z.array(CriterionPoints).max(20),
  comment: Comment,
  version: SeenVersion,
  sheetNotes: SheetNotesBody.default([]),
  /** Those of `same_ids` of which the same is said; what has been checked or taken since then is passed over. */
  sameIds: z.array(z.int().positive().max(2_147_483_647)).max(sameMax).default([]),
})
export type ReviewBody = z.output<typeof ReviewBody>

export const ReturnBody = z.object({
  comment: Comment.min(1, reviewWords.commentNeeded),
  sheetNotes: SheetNotesBody.default([]),
})
export type ReturnBody = z.output<typeof ReturnBody>
