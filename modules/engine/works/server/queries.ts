import type { Sql } from '@school/db'
import type { Response, TaskKind, TaskStatus, Verdict } from '@school/tasks/contract'
import { type TaskText, taskText } from '@school/tasks/server'
import type { SaidRow } from './reviews/queries.ts'
import { type InVariant, paidReasons, type TaskState } from '@school/work-rules/server'

export interface TaskRow {
  id: number
  position: number
  title: string
  kind: TaskKind
  difficulty: number
  maxScore: number
  availableXp: number
  status: TaskStatus
  xp: number
}

/** The tasks of a work in order, each with the state of this user. `userId` 0 is a guest. */
export async function listWorkTasks(sql: Sql, workId: number, userId: number): Promise<TaskRow[]> {
  const { rows } = await sql.query<TaskRow>({
    name: 'list_work_tasks',
    text: `select t.id, wt.position, t.title, t.kind, t.difficulty, t.max_score as "maxScore", t.available_xp as "availableXp",
        coalesce(s.status, 'not_started') as status, coalesce(s.xp, 0) as xp
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join attempts a on a.work_id = wt.work_id and a.user_id = $2
      left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, userId],
  })
  return rows
}

/** The state of a user in a task of a work; the task itself is identified by its `contentHash`. */
export interface TaskStateRow extends TaskState {
  id: number
  contentHash: string
  workId: number
  position: number
  attemptId: number | null
  /** Reasons for which its XP has been paid, in this work or in another. */
  paidFor: string[]
  /** The paid amount, when there may have been other attempts. */
  paidXp?: number
  lastNumber: number | null
  lastResponse: Response | null
  lastVerdict: Verdict | null
  lastAnsweredAt: Date | null
  /** The review of the last try; read only for tasks that people check. */
  lastReview?: SaidRow | null
}

/** A task with its key and the viewer's state: the input of judging an answer. */
export type TaskWithState = TaskText & TaskStateRow

export type AssignedTask = TaskWithState & InVariant

const paid = paidReasons.map((reason) => `'${reason}'`).join(', ')

/** The states of a user in one task in every work that has it. */
export async function listTaskStates(sql: Sql, taskId: number, userId: number): Promise<TaskStateRow[]> {
  const { rows } = await sql.query<TaskStateRow>({
    name: 'list_task_states',
    text: `select t.id, t.content_hash as "contentHash", wt.work_id as "workId", wt.position, a.id as "attemptId",
        coalesce(s.status, 'not_started') as status, coalesce(s.xp, 0) as xp, coalesce(s.tries, 0) as tries,
        coalesce(s.share, 0)::float8 as share, coalesce(s.hints_opened, 0) as "hintsOpened", coalesce(s.gave_up, false) as "gaveUp",
        coalesce(s.returns, 0) as returns,
        coalesce((select is_elementary_pupil from users where id = $2), false) as "isSpared",
        array(
          select r.reason from reward_transactions r
          where r.user_id = $2 and r.currency = 'xp' and r.reason in (${paid}) and r.source_type = 'task' and r.source_id = $1
        ) as "paidFor",
        l.try_number as "lastNumber", l.response as "lastResponse", l.verdict as "lastVerdict", l.answered_at as "lastAnsweredAt"
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join attempts a on a.work_id = wt.work_id and a.user_id = $2
      left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
      left join answers l on l.attempt_id = s.attempt_id and l.task_id = s.task_id and l.try_number = s.tries
      where wt.task_id = $1`,
    values: [taskId, userId],
  })
  return rows
}

/** The attempt of a user in a work, started now if there was none. */
export async function ensureAttempt(sql: Sql, workId: number, userId: number, now: Date): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'ensure_attempt',
    text: `with made as (
        insert into attempts (work_id, user_id, started_at) values ($1, $2, $3) on conflict do nothing returning id
      ) select id from made union all select id from attempts where work_id = $1 and user_id = $2 limit 1`,
    values: [workId, userId, now],
  })
  if (rows[0]) return rows[0].id
  // A concurrent request created it after this statement's snapshot was taken.
  const { rows: late } = await sql.query<{ id: number }>({
    text: 'select id from attempts where work_id = $1 and user_id = $2',
    values: [workId, userId],
  })
  return late[0]!.id
}

/**
 * Locks an attempt until the commit. Every change of its tasks, reviews or appeals takes this lock first, several locks
 * in the order of ids; only its own pupil and those who judge it ever wait for it.
 */
export async function lockAttempt(sql: Sql, attemptId: number): Promise<void> {
  await sql.query({
    name: 'lock_attempt',
    text: 'select id from attempts where id = $1 for no key update',
    values: [attemptId],
  })
}

/** All tasks of a practice are solved or given up. */
export async function isWorkClosed(sql: Sql, workId: number, attemptId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'find_open_task',
    text: `select from work_tasks o left join task_states c on c.attempt_id = $2 and c.task_id = o.task_id
      where o.work_id = $1 and not coalesce(c.share >= 1 or c.gave_up, false) limit 1`,
    values: [workId, attemptId],
  })
  return rows.length === 0
}

/** A state as it was read: after any later change, by another tab or a regrading, it must not be overwritten. */
type Before = Pick<TaskState, 'tries' | 'hintsOpened' | 'gaveUp' | 'share' | 'xp'> & {
  attemptId: number
  taskId: number
}

/** The new state of an untouched task, or of one that is still as it was read: `kept` is a row if it was saved. */
const stateSql = `with changed as (
    update task_states set status = $3, tries = $4, share = $5, hints_opened = $6, gave_up = $7, xp = $8, updated_at = $9
    where attempt_id = $1 and task_id = $2
      and tries = $10 and hints_opened = $11 and gave_up = $12 and share = $13::real and xp = $14
    returning task_id
  ),
  made as (
    insert into task_states (attempt_id, task_id, status, tries, share, hints_opened, gave_up, xp, updated_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9 where $10 = 0 and $11 = 0 and not $12 and $13::real = 0 and $14 = 0
    on conflict do nothing
    returning task_id
  ),
  kept as (select * from changed union all select * from made)`

const stateValues = (before: Before, change: TaskState, updatedAt: Date) => [
  before.attemptId,
  before.taskId,
  change.status,
  change.tries,
  change.share,
  change.hintsOpened,
  change.gaveUp,
  change.xp,
  updatedAt,
  before.tries,
  before.hintsOpened,
  before.gaveUp,
  before.share,
  before.xp,
]

/**
 * Saves a task's new state if it is still the one that was read.
 * @returns false when another request changed it first; nothing is saved then
 */
export async function saveState(sql: Sql, before: Before, change: TaskState, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'save_state',
    text: `${stateSql} select task_id from kept`,
    values: stateValues(before, change, now),
  })
  return rowCount === 1
}

/**
 * Saves an answer with the state it made.
 * @returns false when another request changed the state first; nothing is saved then
 */
export async function saveAnswer(
  sql: Sql,
  before: Before,
  change: TaskState,
  { response, verdict }: { response: Response; verdict: Verdict | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'save_answer',
    text: `${stateSql}
      insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
      select $1, task_id, $4, $15::jsonb, $16::jsonb, $9 from kept`,
    values: [
      ...stateValues(before, change, now),
      JSON.stringify(response),
      verdict && JSON.stringify(verdict),
    ],
  })
  return rowCount === 1
}

/** The tasks of a work in order, with their keys; for tasks with variants the specimens. */
export async function listTaskTexts(sql: Sql, workId: number): Promise<TaskText[]> {
  const { rows } = await sql.query<{ id: number; contentHash: string }>({
    name: 'list_task_hashes',
    text: `select t.id, t.content_hash as "contentHash" from tasks t join work_tasks wt on wt.task_id = t.id
      where wt.work_id = $1 order by wt.position`,
    values: [workId],
  })
  return Promise.all(rows.map(({ id, contentHash }) => taskText(sql, id, contentHash)))
}
