import type { Sql } from '@school/db'
import type { CriterionPoints } from '../../contract/review.ts'
import type { SheetNotes } from '../../contract/sheet-notes.ts'
import { checkBy } from '../rules/check-by.ts'

/** Puts an answer on somebody’s desk. @returns false when another has it there now */
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

/** Takes an answer from the desk of whoever has not checked it. */
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

/** Adds to the record what a person has said about an answer; alone it changes nothing of the answer. */
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

/** What a review comes to. @param reviewerId `null`: a jury has said it together */
export async function settleReview(
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

/** Keeps what a person alone has said about an answer; its verdict follows by `applyVerdict`, `judgeReviewed` or `giveTryBack`. */
export async function saveReview(sql: Sql, saying: Saying, said: Said): Promise<void> {
  await addMark(sql, saying, said)
  await settleReview(sql, { ...saying, reviewerId: saying.userId }, said)
}

/** Marks of a review, the first first. */
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

/** Another round of the same answer for those who check. @returns its id */
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
