import { type Sql } from '@school/db'
import { type TaskKind } from '@school/tasks/contract'

export interface TaskOfWork {
  id: number
  title: string
  kind: TaskKind
  difficulty: number
}

/** The tasks of the work of a homework in order, including retired ones. */
export async function listTasksOf(sql: Sql, workId: number): Promise<TaskOfWork[]> {
  const { rows } = await sql.query<TaskOfWork>({
    name: 'list_homework_tasks',
    text: `select t.id, t.title, t.kind, t.difficulty from work_tasks wt join tasks t on t.id = wt.task_id
      where wt.work_id = $1 order by wt.position`,
    values: [workId],
  })
  return rows
}

/** SQL: a pupil of a class that has the homework, excluded from it. */
export const isExceptSql = (homeworkId: string, userId: string): string =>
  `exists (select from homework_targets x where x.homework_id = ${homeworkId} and x.target = 'except' and x.target_id = ${userId})`

/** SQL: all pupils of a homework: a query of `(user_id)`. @param homeworkId an expression */
export const pupilsOfHomeworkSql = (homeworkId: string): string => `select m.user_id from homework_targets t
        join class_members m on m.school_class_id = t.target_id and m.role = 'pupil'
        where t.homework_id = ${homeworkId} and t.target = 'class' and not ${isExceptSql(homeworkId, 'm.user_id')}
      union select target_id from homework_targets where homework_id = ${homeworkId} and target = 'user'`

/** Whether answers to a homework are accepted: depends on its own end, and on that of its webinar if it has one. */
export async function findStandingOfWork(
  sql: Sql,
  workId: number,
): Promise<
  { closedAt: Date | null; webinar: { openedAt: string | null; closedAt: string | null } | null } | undefined
> {
  const { rows } = await sql.query<{
    closedAt: Date | null
    webinar: { openedAt: string | null; closedAt: string | null } | null
  }>({
    name: 'find_homework_standing_of_work',
    text: `select h.closed_at as "closedAt", (
        select jsonb_build_object('openedAt', w.opened_at, 'closedAt', w.closed_at)
        from webinar_homeworks w where w.homework_id = h.id
      ) as webinar
      from homeworks h where h.work_id = $1`,
    values: [workId],
  })
  return rows[0]
}

/** The work of a homework given by this teacher; nothing for foreign ones. */
export async function findGivenWork(
  sql: Sql,
  homeworkId: number,
  authorId: number,
): Promise<number | undefined> {
  const { rows } = await sql.query<{ workId: number }>({
    name: 'find_work_of_homework',
    text: 'select work_id as "workId" from homeworks where id = $1 and author_id = $2',
    values: [homeworkId, authorId],
  })
  return rows[0]?.workId
}
