import type { Sql } from '@school/db'

interface ThemeRow {
  taskId: number
  id: number
  courseId: number
  title: string
}

/** The lesson that teaches each task: the one that contains it, else the one that trains most of the same skills. */
export async function listThemes(sql: Sql, taskIds: readonly number[]): Promise<Map<number, ThemeRow>> {
  const { rows } = await sql.query<ThemeRow>({
    name: 'list_themes_of_tasks',
    text: `select distinct on (t.id) t.id as "taskId", l.id, l.course_id as "courseId", l.title
      from tasks t
      join tasks k on k.skills && t.skills
      join work_tasks wt on wt.task_id = k.id
      join lessons l on l.work_id = wt.work_id and l.retired_at is null
      join courses c on c.id = l.course_id and c.retired_at is null
      where t.id = any($1::int[])
      group by t.id, l.id
      order by t.id, bool_or(k.id = t.id) desc, count(*) desc, l.id`,
    values: [taskIds],
  })
  return new Map(rows.map((row) => [row.taskId, row]))
}
