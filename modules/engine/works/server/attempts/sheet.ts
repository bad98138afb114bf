import type { Ctx } from '@school/kernel/server'
import { personalTask, taskText, variantOf } from '@school/tasks/server'
import type { SheetLine } from '../../contract/attempt.ts'
import { variantNumber } from '@school/work-rules/server'
import type { StartedWork } from './queries.ts'

/** The saved answers of an attempt, task by task. */
export async function listSheetOf(ctx: Ctx, { workId, attempt }: StartedWork): Promise<SheetLine[]> {
  const { rows } = await ctx.sql.query<SheetLine & { contentHash: string }>({
    name: 'list_sheet',
    text: `select wt.task_id as "taskId", wt.position, d.response, t.content_hash as "contentHash"
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join answer_drafts d on d.attempt_id = $2 and d.task_id = wt.task_id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, attempt.id],
  })
  const { userId, number } = attempt
  return Promise.all(
    rows.map(async ({ contentHash, ...line }) => {
      const text = await taskText(ctx.sql, line.taskId, contentHash)
      const task = variantOf(text, variantNumber(userId, line.taskId, number, 0))
      return { ...line, response: personalTask(task, userId).shown(line.response) }
    }),
  )
}
