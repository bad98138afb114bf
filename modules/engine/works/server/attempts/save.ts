import { type Ctx, refusals } from '@school/kernel/server'
import { check, keptResponse, personalTask, taskText, type TaskText, variantOf } from '@school/tasks/server'
import { workErrors } from '../../contract/errors.ts'
import type { SaveBody, SavedAnswer } from '../../contract/attempt.ts'
import { keepFilesOf } from '../reviews/kept-response.ts'
import { isSavedUntilFinish, variantNumber } from '@school/work-rules/server'
import { keepDraft, type RunningTask } from './queries.ts'

const refuse = refusals(workErrors)

/** The task in the variant of its pupil, to validate a saved answer. */
async function questionOf(
  ctx: Ctx,
  { attempt, contentHash }: RunningTask,
  taskId: number,
): Promise<TaskText> {
  const task = await taskText(ctx.sql, taskId, contentHash)
  return variantOf(task, variantNumber(attempt.userId, taskId, attempt.number, 0))
}

/**
 * Saves the answer that will be judged at the finish. The reply does not disclose its correctness.
 * @param work the attempt with the task, locked for saving
 * @throws attempt_finished, held_elsewhere, answers_are_judged, answer_mismatch, files_missing
 */
export async function saveAttemptAnswer(
  ctx: Ctx,
  work: RunningTask,
  taskId: number,
  body: SaveBody,
): Promise<SavedAnswer> {
  const { attempt, rules } = work
  if (!isSavedUntilFinish(rules)) throw refuse('answers_are_judged')
  if (attempt.holder !== null && attempt.holder !== body.holder) throw refuse('held_elsewhere')
  const task = await questionOf(ctx, work, taskId)
  const personal = personalTask(task, attempt.userId)
  const given = body.response && keptResponse(body.response, task, attempt.userId)
  const result = given && check(task.rubric, given)
  if (result === 'mismatch') throw refuse('answer_mismatch')
  const response = result === 'empty' || !given ? null : await keepFilesOf(ctx, given)
  const sent = { response, sequence: body.sequence, savedAt: ctx.now }
  const isNewer = !work.saved || work.saved.sequence < sent.sequence
  // A concurrent request may save a newer answer: the database keeps the newer one, and this request still succeeds.
  if (isNewer && !(await keepDraft(ctx.sql, attempt.id, taskId, sent))) throw refuse('attempt_finished')
  const kept = isNewer ? sent : work.saved!
  return {
    response: personal.shown(kept.response),
    sequence: kept.sequence,
    savedAt: kept.savedAt.toISOString(),
    serverNow: ctx.now.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
  }
}
