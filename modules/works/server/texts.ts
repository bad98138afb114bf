import type { Sql } from '@school/db'
import { taskText, type TaskText } from '@school/tasks/server'

/** The tasks of a work in order, with their keys; of those with variants the specimens. */
export async function listTaskTexts(sql: Sql, workId: number): Promise<TaskText[]> {
  const { rows } = await sql.query<{ id: number; contentHash: string }>({
    name: 'list_task_hashes',
    text: `select t.id, t.content_hash as "contentHash" from tasks t join work_tasks wt on wt.task_id = t.id
      where wt.work_id = $1 order by wt.position`,
    values: [workId],
  })
  return Promise.all(rows.map(({ id, contentHash }) => taskText(sql, id, contentHash)))
}
