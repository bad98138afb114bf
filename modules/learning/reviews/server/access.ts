import { type Ctx, refusals } from '@school/kernel/server'
import { type RubricForPerson, taskText, type TaskText, variantOf } from '@school/tasks/server'
import type { Response } from '@school/tasks/contract'
import { reviewErrors } from '../contract/errors.ts'
import type { SheetNotes } from '@school/works/contract'
import { practiceRules, variantNumber, type WorkRules } from '@school/work-rules/server'
import {
  isForOthersSql,
  isInScopeSql,
  type QueuedRow,
  queuedColumnsSql,
  queuedFrom,
  type ReviewScope,
} from './queue.ts'

import { says } from './ru.ts'

const refuse = refusals(reviewErrors)

/** An answer to check, with everything needed for it. */
export interface AnswerToCheck extends QueuedRow {
  rules: WorkRules
  /** Largest difference of two marks of a jury that needs no third mark, in points; `null` where one person checks. */
  step: number | null
  workKind: string
  isFinished: boolean
  isJudged: boolean
  /** A second review of the same answer was requested. */
  isAppealed: boolean
  response: Response
  sheetNotes: SheetNotes[]
  task: TaskText & { rubric: RubricForPerson }
}

type Row = Omit<AnswerToCheck, 'task' | 'rules'> & {
  rules: WorkRules | null
  contentHash: string
  number: number
  isForOthers: boolean
}

/** File names could reveal the author. */
const unnamed = (response: Response): Response =>
  response.kind === 'file'
    ? {
        ...response,
        files: response.files.map((file, index) => ({ ...file, name: says.photo(index + 1) })),
      }
    : response

/**
 * An answer of a pupil whom the viewer checks.
 * @param isToChange locks it until the commit
 * @throws review_not_found, both when absent and outside the scope; review_by_other when the viewer has already judged it
 */
export async function accessReview(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  isToChange = false,
): Promise<AnswerToCheck> {
  const { viewerId, pupilIds, jury } = scope
  const { rows } = await ctx.sql.query<Row>({
    name: isToChange ? 'lock_review' : 'find_review',
    text: `select ${queuedColumnsSql(jury)}, w.rules, (select step from (${jury.stepsSql}) apart where apart.work_id = a.work_id) as step, a.number, w.kind as "workKind", a.finished_at is not null as "isFinished", a.judged_at is not null as "isJudged",
        (${isForOthersSql('$3')}) as "isForOthers", r.sheet_notes as "sheetNotes", t.content_hash as "contentHash",
        exists(
          select from answer_reviews l where l.attempt_id = r.attempt_id and l.task_id = r.task_id and l.try_number = r.try_number and l.round > r.round
        ) as "isAppealed", given.response
      from ${queuedFrom} join works w on w.id = a.work_id
      cross join lateral (select coalesce(
        (select response from answers n where n.attempt_id = r.attempt_id and n.task_id = r.task_id and n.try_number = r.try_number),
        (select response from answer_drafts d where d.attempt_id = r.attempt_id and d.task_id = r.task_id)
      ) as response) given
      where r.id = $1 and given.response is not null and ${isInScopeSql(jury, '$2', '$3')}
      ${isToChange ? 'for update of a, r' : ''}`,
    values: [id, pupilIds, viewerId],
  })
  const [row] = rows
  if (!row) throw refuse('review_not_found')
  if (row.isForOthers) throw refuse('review_by_other')
  const text = await taskText(ctx.sql, row.taskId, row.contentHash)
  const task = variantOf(text, variantNumber(row.userId, row.taskId, row.number, 0))
  // The content may have changed the kind of the task, so the criteria of the answer are lost.
  if (!('criteria' in task.rubric)) throw refuse('review_not_found')
  const response = row.isBlind ? unnamed(row.response) : row.response
  return { ...row, response, rules: row.rules ?? practiceRules, task: task as AnswerToCheck['task'] }
}
