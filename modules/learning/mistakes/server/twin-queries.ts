import type { Sql } from '@school/db'
import { isCheckedByPerson, taskKinds, type TaskKind } from '@school/tasks/contract'
import { isSecretTaskSql } from '@school/works/server'
import type { WithPolicies } from '@school/work-rules/server'
import type { CardRow } from './queries.ts'

const byPerson = taskKinds.filter(isCheckedByPerson)

export interface AskedTask {
  kind: TaskKind
  hasVariants: boolean
  isRetired: boolean
}

export async function findAskedTask(sql: Sql, taskId: number): Promise<AskedTask | undefined> {
  const { rows } = await sql.query<AskedTask>({
    name: 'find_asked_task',
    text: `select kind, recipe is not null as "hasVariants", retired_at is not null as "isRetired" from tasks where id = $1`,
    values: [taskId],
  })
  return rows[0]
}

/**
 * Another task that trains the same skills, of a pool of practice or of a lesson that is open to everybody: first what was not given as a twin,
 * then what was never tried, then the nearest in difficulty. Nothing that is a secret somewhere.
 */
export async function findOtherTask(
  ctx: WithPolicies & { sql: Sql },
  { taskId, userId, givenTaskIds, id }: CardRow,
): Promise<number | undefined> {
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'find_other_task_of_skill',
    text: `select t.id from tasks o join tasks t on t.skills && o.skills and t.id <> o.id
      where o.id = $1 and t.retired_at is null and t.kind <> all($4::text[]) and not ${isSecretTaskSql(ctx, 't.id')}
        and (exists (select from work_tasks wt join skills s on s.work_id = wt.work_id and s.retired_at is null where wt.task_id = t.id)
          or exists (select from work_tasks wt join lessons l on l.work_id = wt.work_id and l.retired_at is null
            join courses c on c.id = l.course_id and c.is_free and c.retired_at is null where wt.task_id = t.id))
      order by t.id = any($3::int[]),
        exists (select from attempts a join task_states s on s.attempt_id = a.id where a.user_id = $2 and s.task_id = t.id and s.tries > 0),
        abs(t.difficulty - o.difficulty), hashint4(t.id + $5), t.id
      limit 1`,
    values: [taskId, userId, givenTaskIds, byPerson, id],
  })
  return rows[0]?.id
}

export async function findWork(sql: Sql, key: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_work_of_twin',
    text: 'select id from works where key = $1',
    values: [key],
  })
  return rows[0]?.id
}

/** How far a card is after a twin was begun. */
export async function saveTwin(
  sql: Sql,
  cardId: number,
  { attemptId, workId, taskId }: { attemptId: number; workId: number; taskId: number },
): Promise<void> {
  await sql.query({
    name: 'save_twin',
    text: `update mistakes set twin_attempt_id = $2, twin_work_id = $3, twin_task_id = $4, twin_outcome = null,
        given_task_ids = array_append(array_remove(given_task_ids, $4), $4)
      where id = $1`,
    values: [cardId, attemptId, workId, taskId],
  })
}
