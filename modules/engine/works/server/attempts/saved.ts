import type { Sql } from '@school/db'
import type { Response, TaskStatus } from '@school/tasks/contract'
import { taskText, variantOf } from '@school/tasks/server'
import { afterAnswer, untouched, variantNumber, verdictSoFar } from '@school/work-rules/server'

interface SavedRow {
  attemptId: number
  userId: number
  number: number
  taskId: number
  contentHash: string
  response: Response
}

/** The verdict a saved answer would get now. */
export interface SavedStatus {
  attemptId: number
  taskId: number
  status: TaskStatus
}

/** Saved answers in attempts of an exam that is not judged yet: for teachers, never for pupils. */
export async function listSavedStatuses(sql: Sql, workId: number): Promise<SavedStatus[]> {
  const { rows } = await sql.query<SavedRow>({
    name: 'list_saved_answers',
    text: `select a.id as "attemptId", a.user_id as "userId", a.number, d.task_id as "taskId", t.content_hash as "contentHash", d.response
      from attempts a join answer_drafts d on d.attempt_id = a.id join tasks t on t.id = d.task_id
      where a.work_id = $1 and a.judged_at is null and d.response is not null`,
    values: [workId],
  })
  return Promise.all(
    rows.map(async ({ attemptId, userId, number, taskId, contentHash, response }) => {
      const task = await taskText(sql, taskId, contentHash)
      const { rubric } = variantOf(task, variantNumber(userId, taskId, number, 0))
      const verdict = verdictSoFar({ id: taskId, rubric, draftResponse: response }, new Map())
      if (verdict === 'waiting') return { attemptId, taskId, status: 'in_queue' }
      const status = verdict ? afterAnswer(untouched, verdict, 0).status : 'started'
      return { attemptId, taskId, status: status === 'started' ? 'failed' : status }
    }),
  )
}
