import type { Sql } from '@school/db'
import type { CriterionPoints } from '../../contract/review.ts'
import type { SheetNotes } from '../../contract/sheet-notes.ts'
import { checkBy } from '@school/work-rules/server'

/** Assigns an answer to a reviewer. @returns false when it is assigned to another one now */
export async function holdReview(
  sql: Sql,
  { id, userId, until, now }: { id: number; userId: number; until: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'take_review',
    text: `update answer_reviews set taken_by = $2, taken_until = $3
      where id = $1 and (taken_by is null or taken_by = $2 or taken_until <= $4)`,
    values: [id, userId, until, now],
  })
  return rowCount === 1
}

/** Releases an answer assigned to a reviewer and not reviewed. */
export async function releaseReview(sql: Sql, id: number, userId: number): Promise<void> {
  await sql.query({
    name: 'leave_review',
    text: 'update answer_reviews set taken_by = null, taken_until = null where id = $1 and taken_by = $2',
    values: [id, userId],
  })
}

export interface Said {
  state: 'reviewed' | 'returned'
  criteria: readonly CriterionPoints[] | null
  points: number | null
  comment: string
  sheetNotes: readonly SheetNotes[]
}

type Saying = { id: number; userId: number; now: Date }

/** Adds a review to the record; does not change the answer itself. */
export async function addMark(
  sql: Sql,
  { id, userId, now }: Saying,
  { state, criteria, points, comment, sheetNotes }: Said,
): Promise<void> {
  await sql.query({
    name: 'add_review_mark',
    text: `insert into review_marks (review_id, reviewer_id, state, criteria, points, comment, said_at, sheet_notes)
      values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8::jsonb)`,
    values: [
      id,
      userId,
      state,
      criteria && JSON.stringify(criteria),
      points,
      comment,
      now,
      JSON.stringify(sheetNotes),
    ],
  })
}

/** Saves the effective review of an answer. @param reviewerId `null`: by a jury together */
export async function saveEffectiveReview(
  sql: Sql,
  { id, reviewerId, now }: { id: number; reviewerId: number | null; now: Date },
  { state, criteria, points, comment, sheetNotes }: Said,
): Promise<void> {
  await sql.query({
    name: 'save_review',
    text: `update answer_reviews set state = $2, criteria = $3::jsonb, points = $4, comment = $5, reviewer_id = $6, reviewed_at = $7,
        sheet_notes = $8::jsonb, taken_by = null, taken_until = null, version = version + 1 where id = $1`,
    values: [
      id,
      state,
      criteria && JSON.stringify(criteria),
      points,
      comment,
      reviewerId,
      now,
      JSON.stringify(sheetNotes),
    ],
  })
}

/** Saves the review of a single reviewer; its verdict follows by `applyVerdict`, `judgeReviewed` or `giveTryBack`. */
export async function saveReview(sql: Sql, saying: Saying, said: Said): Promise<void> {
  await addMark(sql, saying, said)
  await saveEffectiveReview(sql, { ...saying, reviewerId: saying.userId }, said)
}

/** Marks of a review in chronological order. */
export interface Mark {
  reviewerId: number
  criteria: CriterionPoints[]
  points: number
  comment: string
  sheetNotes: SheetNotes[]
  saidAt: Date
}

export async function listMarks(sql: Sql, reviewId: number): Promise<Mark[]> {
  const { rows } = await sql.query<Mark>({
    name: 'list_review_marks',
    text: `select reviewer_id as "reviewerId", criteria, points, comment, sheet_notes as "sheetNotes", said_at as "saidAt" from review_marks
      where review_id = $1 and state = 'reviewed' and criteria is not null and points is not null order by id`,
    values: [reviewId],
  })
  return rows
}

/** Adds another round of review for the same answer. @returns its id */
export async function askSecondLook(
  sql: Sql,
  { attemptId, taskId, tryNumber }: { attemptId: number; taskId: number; tryNumber: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'ask_second_look',
    text: `insert into answer_reviews (attempt_id, task_id, try_number, round, asked_at, due_at)
      select $1, $2, $3, coalesce(max(round), 0) + 1, $4, $5 from answer_reviews
      where attempt_id = $1 and task_id = $2 and try_number = $3 returning id`,
    values: [attemptId, taskId, tryNumber, now, checkBy(now)],
  })
  return rows[0]!.id
}
