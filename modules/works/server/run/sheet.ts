import type { Ctx } from '@school/kernel/server'
import type { SheetLine } from '../../contract/attempt.ts'
import type { Entry } from '../practice.ts'
import { accessBegunRun } from './access.ts'

/** What is saved in the viewer's last run, task by task. @throws attempt_not_started */
export async function listSheet(ctx: Ctx, entry: Entry): Promise<SheetLine[]> {
  const { workId, attempt } = await accessBegunRun(ctx, entry)
  const { rows } = await ctx.sql.query<SheetLine>({
    name: 'list_sheet',
    text: `select wt.task_id as "taskId", wt.position, d.response
      from work_tasks wt
      left join answer_drafts d on d.attempt_id = $2 and d.task_id = wt.task_id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, attempt.id],
  })
  return rows
}
