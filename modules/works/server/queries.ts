import { question, type Sql, statementOf, type Unit, write, type Writing } from '@school/db'
import type { Response, TaskKind, TaskStatus, Verdict } from '@school/tasks/contract'
import type { TaskText } from '@school/tasks/server'
import type { ReviewRow } from './reviews/queries.ts'
import { paidReasons, type Standing } from './standing.ts'

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

/** The tasks of a work in order, each with where this user stands. `userId` 0 is nobody. */
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

/** Where a user stands with a task of a work; the task itself is known by its `contentHash`. */
export interface StandingRow extends Standing {
  id: number
  contentHash: string
  workId: number
  position: number
  attemptId: number | null
  /** Reasons for which its XP has been paid, in this work or in another. */
  paidFor: string[]
  /** How much of it, when there may have been other runs. */
  paidXp?: number
  lastNumber: number | null
  lastResponse: Response | null
  lastVerdict: Verdict | null
  lastAnsweredAt: Date | null
  /** All other tasks of the work are solved or given up; read only where there are no runs. */
  isLastOpen?: boolean
  /** What a person has said about the last try; read only for tasks that people check. */
  lastReview?: ReviewRow | null
}

/** A task with its key and where the viewer stands with it: what an answer is judged by. */
export type StandingTask = TaskText & StandingRow

const paid = paidReasons.map((reason) => `'${reason}'`).join(', ')

const standings = question<{ taskId: number; userId: number }, StandingRow>(
  'list_standings',
  { taskId: 'int', userId: 'int' },
  `select t.id, t.content_hash as "contentHash", wt.work_id as "workId", wt.position, a.id as "attemptId",
      coalesce(s.status, 'not_started') as status, coalesce(s.xp, 0) as xp, coalesce(s.tries, 0) as tries,
      coalesce(s.share, 0)::float8 as share, coalesce(s.hints_opened, 0) as "hintsOpened", coalesce(s.gave_up, false) as "gaveUp",
      coalesce(s.returns, 0) as returns,
      array(
        select r.reason from reward_transactions r
        where r.user_id = asked.user_id and r.currency = 'xp' and r.reason in (${paid}) and r.source_type = 'task' and r.source_id = asked.task_id
      ) as "paidFor",
      not exists (
        select from work_tasks o
        left join task_states c on c.attempt_id = a.id and c.task_id = o.task_id
        where o.work_id = wt.work_id and o.task_id <> wt.task_id and not coalesce(c.share >= 1 or c.gave_up, false)
      ) as "isLastOpen",
      l.try_number as "lastNumber", l.response as "lastResponse", l.verdict as "lastVerdict", l.answered_at as "lastAnsweredAt"
    from work_tasks wt
    join tasks t on t.id = wt.task_id
    left join attempts a on a.work_id = wt.work_id and a.user_id = asked.user_id
    left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
    left join answers l on l.attempt_id = s.attempt_id and l.task_id = s.task_id and l.try_number = s.tries
    where wt.task_id = asked.task_id`,
)

/** Where a user stands with one task in every work that has it. */
export const listStandings = (
  unit: Pick<Unit, 'ask'>,
  taskId: number,
  userId: number,
): Promise<StandingRow[]> => unit.ask(standings({ taskId, userId }))

/** The attempt of a user in a work, begun now if there was none. */
export async function ensureAttempt(sql: Sql, workId: number, userId: number, now: Date): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'ensure_attempt',
    text: `with made as (
        insert into attempts (work_id, user_id, started_at) values ($1, $2, $3) on conflict do nothing returning id
      ) select id from made union all select id from attempts where work_id = $1 and user_id = $2 limit 1`,
    values: [workId, userId, now],
  })
  if (rows[0]) return rows[0].id
  // A parallel request made it after this statement's snapshot was taken.
  const { rows: late } = await sql.query<{ id: number }>({
    text: 'select id from attempts where work_id = $1 and user_id = $2',
    values: [workId, userId],
  })
  return late[0]!.id
}

/** A state as it was read: whatever has changed it since, another tab or a regrading, forbids to save over it. */
type Before = Pick<Standing, 'tries' | 'hintsOpened' | 'gaveUp' | 'share' | 'xp'> & {
  attemptId: number
  taskId: number
}

const stateParameters = {
  attemptId: 'int',
  taskId: 'int',
  status: 'text',
  tries: 'int',
  share: 'real',
  hintsOpened: 'int',
  gaveUp: 'boolean',
  xp: 'int',
  updatedAt: 'timestamptz',
  hadTries: 'int',
  hadHints: 'int',
  hadGivenUp: 'boolean',
  hadShare: 'real',
  hadXp: 'int',
} as const

/** New states of tasks that were not touched, and of those that are still as they were read: `kept` are the saved ones. */
const stateSql = (asked: string): string => `with asked as (select * from ${asked}),
  changed as (
    update task_states s set status = n.status, tries = n.tries, share = n.share, hints_opened = n.hints_opened,
      gave_up = n.gave_up, xp = n.xp, updated_at = n.updated_at
    from asked n where s.attempt_id = n.attempt_id and s.task_id = n.task_id
      and s.tries = n.had_tries and s.hints_opened = n.had_hints and s.gave_up = n.had_given_up and s.share = n.had_share and s.xp = n.had_xp
    returning s.attempt_id, s.task_id
  ),
  made as (
    insert into task_states (attempt_id, task_id, status, tries, share, hints_opened, gave_up, xp, updated_at)
    select attempt_id, task_id, status, tries, share, hints_opened, gave_up, xp, updated_at from asked
    where had_tries = 0 and had_hints = 0 and not had_given_up and had_share = 0 and had_xp = 0
    on conflict do nothing
    returning attempt_id, task_id
  ),
  kept as (select * from changed union all select * from made)`

type StateChange = { [K in keyof typeof stateParameters]: unknown }

const savedStates = write<StateChange>(
  'save_state',
  stateParameters,
  (asked) => `${stateSql(asked)}
  select attempt_id from kept`,
)

const savedAnswers = write<StateChange & { response: string; verdict: string | null }>(
  'save_answer',
  { ...stateParameters, response: 'jsonb', verdict: 'jsonb' },
  (asked) => `${stateSql(asked)}
  insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
  select kept.attempt_id, task_id, tries, response, verdict, updated_at from asked left join kept using (task_id, attempt_id)`,
)

const changeOf = (before: Before, change: Standing, updatedAt: Date): StateChange => ({
  attemptId: before.attemptId,
  taskId: before.taskId,
  status: change.status,
  tries: change.tries,
  share: change.share,
  hintsOpened: change.hintsOpened,
  gaveUp: change.gaveUp,
  xp: change.xp,
  updatedAt,
  hadTries: before.tries,
  hadHints: before.hintsOpened,
  hadGivenUp: before.gaveUp,
  hadShare: before.share,
  hadXp: before.xp,
})

/**
 * Saves a task's new state if it is still the one that was read.
 * @returns false when another request changed it first; nothing is saved then
 */
export async function saveState(sql: Sql, before: Before, change: Standing, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(statementOf([savedStates(changeOf(before, change, now))]))
  return rowCount === 1
}

/**
 * Saves an answer with the state it made. When another request changed the state first there is no attempt
 * to write the answer to, and the database forbids the whole.
 */
export const savedAnswer = (
  before: Before,
  change: Standing,
  answer: { response: Response; verdict: Verdict | null },
  now: Date,
): Writing =>
  savedAnswers({
    ...changeOf(before, change, now),
    response: JSON.stringify(answer.response),
    verdict: answer.verdict && JSON.stringify(answer.verdict),
  })
