import { type Ctx, refusals } from '@school/kernel/server'
import type { Sql } from '@school/db'
import type { Response } from '@school/tasks/contract'
import { check, taskText, type TaskText, variantOf } from '@school/tasks/server'
import { workErrors } from '../../contract/errors.ts'
import type { SaveBody, SavedAnswer } from '../../contract/attempt.ts'
import { keepFilesOf } from '../reviews/kept-response.ts'
import type { Entry } from '../practice.ts'
import { isSavedUntilFinish } from '../rules/work-rules.ts'
import { variantNumber } from '../variant.ts'
import { accessRunning } from './access.ts'
import type { BegunRun } from './queries.ts'

const refuse = refusals(workErrors)

interface DraftRow {
  response: Response | null
  sequence: number
  savedAt: Date
}

/** Keeps the newest by its number: a repeat changes nothing, a late one does not push out a newer. */
async function keepDraft(sql: Sql, attemptId: number, taskId: number, draft: DraftRow): Promise<DraftRow> {
  const { rows } = await sql.query<DraftRow>({
    name: 'keep_draft',
    text: `with kept as (
        insert into answer_drafts (attempt_id, task_id, response, sequence, saved_at) values ($1, $2, $3::jsonb, $4, $5)
        on conflict (attempt_id, task_id) do update
          set response = excluded.response, sequence = excluded.sequence, saved_at = excluded.saved_at
          where answer_drafts.sequence < excluded.sequence
        returning response, sequence, saved_at as "savedAt"
      )
      select * from kept
      union all
      select response, sequence, saved_at from answer_drafts
      where attempt_id = $1 and task_id = $2 and not exists (select from kept)`,
    values: [
      attemptId,
      taskId,
      draft.response && JSON.stringify(draft.response),
      draft.sequence,
      draft.savedAt,
    ],
  })
  return rows[0] ?? draft
}

/** What a saved answer must fit: the task in the variant of its pupil. @throws task_not_found */
async function accessQuestion(ctx: Ctx, { workId, attempt }: BegunRun, taskId: number): Promise<TaskText> {
  const { rows } = await ctx.sql.query<{ contentHash: string }>({
    name: 'find_task_of',
    text: `select t.content_hash as "contentHash" from work_tasks wt join tasks t on t.id = wt.task_id
      where wt.work_id = $1 and wt.task_id = $2`,
    values: [workId, taskId],
  })
  if (!rows[0]) throw refuse('task_not_found')
  const task = await taskText(ctx.sql, taskId, rows[0].contentHash)
  return variantOf(task, variantNumber(attempt.userId, taskId, attempt.run, 0))
}

/**
 * Saves the answer that will be judged at the finish. Nothing about its rightness comes back.
 * @throws attempt_not_started, attempt_finished, time_is_up, held_elsewhere, answers_are_judged, task_not_found, answer_mismatch, files_missing
 */
export async function saveAnswer(
  ctx: Ctx,
  entry: Entry,
  taskId: number,
  body: SaveBody,
): Promise<SavedAnswer> {
  const run = await accessRunning(ctx, entry, body.sentAt ? new Date(body.sentAt) : null)
  const { attempt, rules } = run
  if (!isSavedUntilFinish(rules)) throw refuse('answers_are_judged')
  if (attempt.holder !== null && attempt.holder !== body.holder) throw refuse('held_elsewhere')
  const task = await accessQuestion(ctx, run, taskId)
  const result = body.response && check(task.rubric, body.response)
  if (result === 'mismatch') throw refuse('answer_mismatch')
  const response = result === 'empty' || !body.response ? null : await keepFilesOf(ctx, body.response)
  const kept = await keepDraft(ctx.sql, attempt.id, taskId, {
    response,
    sequence: body.sequence,
    savedAt: ctx.now,
  })
  return {
    response: kept.response,
    sequence: kept.sequence,
    savedAt: kept.savedAt.toISOString(),
    serverNow: ctx.now.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
  }
}
