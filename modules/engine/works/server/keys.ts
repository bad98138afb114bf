import type { Sql } from '@school/db'
import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { findTask, type FoundTask } from '@school/tasks/server'
import { workErrors } from '../contract/errors.ts'
import {
  kindsWhose,
  policyOf,
  type WithPolicies,
  type KeyPlace,
  mayReadKey,
  readerOf,
  type Secrecy,
} from '@school/work-rules/server'

const refuse = refusals(workErrors)

function isOneSql(ctx: WithPolicies, work: string, secrecy: Secrecy): string {
  const kinds = kindsWhose(ctx, (policy) => policy.secrecy === secrecy)
  return `${work}.kind = any('{${kinds.join(',')}}'::text[])`
}

/** SQL condition: tasks of such a work are not secret. @param work its alias in a query */
const isDisclosedSql = (ctx: WithPolicies, work: string): string =>
  `(${isOneSql(ctx, work, 'taught')} or (${isOneSql(ctx, work, 'after_results')} and ${work}.results_out_at is not null))`

/** SQL condition for searches: whether any work with the task keeps it secret. @param taskId a column */
export const isSecretTaskSql = (ctx: WithPolicies, taskId: string): string => `exists (
    select from work_tasks secret_task join works secret on secret.id = secret_task.work_id
    where secret_task.task_id = ${taskId} and not ${isDisclosedSql(ctx, 'secret')}
      and not ${isOneSql(ctx, 'secret', 'as_elsewhere')}
  )`

/** Whether the viewer may know that a task exists: it is public in some work, or in a work that they have started. */
export async function mayMeetTask(ctx: Ctx, taskId: number): Promise<boolean> {
  const { sql, viewer } = ctx
  if (viewer.isMethodist) return true
  const { rows } = await sql.query({
    name: 'may_meet_task',
    text: `select from work_tasks t join works w on w.id = t.work_id
      where t.task_id = $1 and (${isDisclosedSql(ctx, 'w')} or exists (select from attempts a where a.work_id = w.id and a.user_id = $2)) limit 1`,
    values: [taskId, viewer.id],
  })
  return rows.length === 1
}

async function listPlaces(ctx: Ctx, taskIds: readonly number[]): Promise<Map<number, KeyPlace[]>> {
  const { rows } = await ctx.sql.query<{ taskId: number; kind: string; areResultsOut: boolean }>({
    name: 'list_key_places',
    text: `select wt.task_id as "taskId", w.kind, bool_and(w.results_out_at is not null) as "areResultsOut"
      from work_tasks wt join works w on w.id = wt.work_id where wt.task_id = any($1::int[]) group by wt.task_id, w.kind`,
    values: [taskIds],
  })
  const places = rows.map(({ kind, ...row }) => ({
    ...row,
    secrecy: policyOf(ctx, kind)?.secrecy ?? 'never',
  }))
  return Map.groupBy(places, ({ taskId }) => taskId)
}

/** Extension point for tasks with an owner: modules return those of the tasks that the viewer may not see, in any work. */
export const foreignTasks =
  extensionPoint<(ctx: Ctx, taskIds: readonly number[]) => Promise<number[]>>('works.foreign_tasks')

async function listForeign(ctx: Ctx, taskIds: readonly number[]): Promise<Set<number>> {
  const lists = await Promise.all(ctx.extensions(foreignTasks).map((list) => list(ctx, taskIds)))
  return new Set(lists.flat())
}

/** Those of the tasks whose keys the viewer may read without solving them. */
export async function listReadableTasks(ctx: Ctx, taskIds: readonly number[]): Promise<number[]> {
  const reader = readerOf(ctx.viewer)
  if (reader !== 'teacher') return mayReadKey(reader, []) ? [...taskIds] : []
  const [places, foreign] = await Promise.all([listPlaces(ctx, taskIds), listForeign(ctx, taskIds)])
  return taskIds.filter((id) => !foreign.has(id) && mayReadKey(reader, places.get(id) ?? []))
}

const mayReadKeys = async (ctx: Ctx, taskIds: readonly number[]): Promise<boolean> =>
  readerOf(ctx.viewer) !== 'other' && (await listReadableTasks(ctx, taskIds)).length === taskIds.length

/** A task with its key, for those who may read it without solving; nothing for others. */
export const findKey = async (ctx: Ctx, taskId: number): Promise<FoundTask | undefined> =>
  (await mayReadKeys(ctx, [taskId])) ? findTask(ctx.sql, taskId) : undefined

/** @throws task_not_found, absent and secret alike */
export async function accessKey(ctx: Ctx, taskId: number): Promise<FoundTask> {
  const task = await findKey(ctx, taskId)
  if (!task) throw refuse('task_not_found')
  return task
}

/** Whether the viewer may read the keys of all tasks of a work without solving them. */
export async function mayReadKeysOf(ctx: Ctx, workId: number): Promise<boolean> {
  if (readerOf(ctx.viewer) === 'other') return false
  const { rows } = await ctx.sql.query<{ taskId: number }>({
    name: 'list_task_ids_of_work',
    text: 'select task_id as "taskId" from work_tasks where work_id = $1',
    values: [workId],
  })
  return mayReadKeys(
    ctx,
    rows.map(({ taskId }) => taskId),
  )
}

/** Marks the results of these works as published: from now on teachers may read their keys. */
export async function openKeys(
  { sql, now }: { sql: Sql; now: Date },
  workIds: readonly number[],
): Promise<void> {
  await sql.query({
    name: 'open_keys',
    text: 'update works set results_out_at = $2 where id = any($1::int[]) and results_out_at is null',
    values: [workIds, now],
  })
}
