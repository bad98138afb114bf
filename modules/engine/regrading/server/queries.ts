import type { Sql } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import type { Recipe } from '@school/tasks/server'
import {
  type Judging,
  kindsWhose,
  type WorkRules,
  paidReasons,
  type TaskState,
} from '@school/work-rules/server'

export interface Regrading {
  id: number
  taskId: number
  /** Hash of the current task. */
  contentHash: string
  isForced: boolean
  /** The former recipe, for a change. */
  oldRecipe: Recipe | null
  cursor: { workId: number; userId: number; number: number } | null
  /** The regrading that it undoes. */
  undoes: number | null
  isUndone: boolean
  isDone: boolean
}

/** SQL condition: judged answers to a task `c.task_id` affect places and diplomas. @param kinds of works, a parameter */
const isRewardedSql = (kinds: string) => `exists (
    select from work_tasks wt join works w on w.id = wt.work_id and w.kind = any(${kinds})
    join attempts a on a.work_id = w.id and a.judged_at is not null
    join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id where wt.task_id = c.task_id)`

/**
 * Creates one regrading for each change of a key. A decision is needed when its question has changed too, now or in an undecided regrading,
 * and when places and diplomas depend on the answers. Judging uses the current key, so a later regrading replaces an earlier one.
 */
export async function enlistChanges(ctx: Pick<Judging, 'sql' | 'now' | 'extensions'>): Promise<void> {
  await ctx.sql.query({
    name: 'enlist_changes',
    text: `insert into regradings (task_id, change_id, from_hash, to_hash, state, held_for, created_at)
      select c.task_id, c.id, c.from_hash, c.to_hash, case when held.reason is null then 'waiting' else 'held' end, held.reason, $1
      from task_changes c
      cross join lateral (select case
        when exists (select from task_changes later where later.task_id = c.task_id and later.id >= c.id and not later.is_question_kept)
          or exists (select from regradings r where r.task_id = c.task_id and r.state = 'held' and r.held_for is distinct from 'results')
          then 'question'
        when ${isRewardedSql('$2::text[]')} then 'results' end as reason) held
      where not exists (select from regradings r where r.change_id = c.id)
      order by c.id
      on conflict do nothing`,
    values: [ctx.now, kindsWhose(ctx, ({ jury }) => jury !== undefined)],
  })
  await ctx.sql.query({
    name: 'replace_held_regradings',
    text: `update regradings r set state = 'replaced'
      where r.undoes is null and (r.state = 'held' or r.state = 'waiting' and r.change_id is not null) and exists (
        select from regradings later where later.task_id = r.task_id and later.id > r.id and later.undoes is null
          and (later.state = 'held' or r.state = 'held'))`,
  })
}

export interface Waiting {
  id: number
  /** Its progress: without progress it waits for the next run. */
  answersSeen: number
}

/** Queued regradings, from one id on. */
export async function listWaiting(sql: Sql, from = 0, except: readonly number[] = []): Promise<Waiting[]> {
  const { rows } = await sql.query<Waiting>({
    name: 'list_waiting_regradings',
    text: `select id, answers_seen as "answersSeen" from regradings
      where state = 'waiting' and id >= $1 and id <> all($2::int[]) order by id`,
    values: [from, except],
  })
  return rows
}

/** With the current version of the task, whose key is used for judging. */
const regradingSql = `select r.id, r.task_id as "taskId", t.content_hash as "contentHash", r.change_id is null as "isForced",
    c.recipe as "oldRecipe", r.cursor, r.undoes, exists (select from regradings u where u.undoes = r.id) as "isUndone",
    r.state = 'done' as "isDone"
  from regradings r join tasks t on t.id = r.task_id left join task_changes c on c.id = r.change_id`

/** The first of these with work left, locked until the commit. */
export async function takeRegrading(sql: Sql, ids: readonly number[]): Promise<Regrading | undefined> {
  const { rows } = await sql.query<Regrading>({
    name: 'take_regrading',
    text: `${regradingSql} where r.state = 'waiting' and r.id = any($1::int[]) order by r.id limit 1 for update of r skip locked`,
    values: [ids],
  })
  return rows[0]
}

/** One of them, whether or not it has work left, locked until the commit. */
export async function takeAnyRegrading(sql: Sql, id: number): Promise<Regrading | undefined> {
  const { rows } = await sql.query<Regrading>({
    name: 'take_any_regrading',
    text: `${regradingSql} where r.id = $1 for update of r`,
    values: [id],
  })
  return rows[0]
}

export async function findRegrading(sql: Sql, id: number): Promise<Regrading | undefined> {
  const { rows } = await sql.query<Regrading>({
    name: 'find_regrading',
    text: `${regradingSql} where r.id = $1`,
    values: [id],
  })
  return rows[0]
}

export interface RegradedState extends TaskState {
  attemptId: number
  workId: number
  userId: number
  number: number
  rules: WorkRules | null
  isJudged: boolean
  /** Of a judged attempt, in hundredths. */
  points: number | null
  maxPoints: number | null
  isExcluded: boolean
}

/** The next attempts that have answered the task. The unique index over (work, user, attempt) leads through them. */
export async function listNextAttempts(
  sql: Sql,
  { taskId, cursor }: Regrading,
  limit: number,
): Promise<number[]> {
  const { workId = 0, userId = 0, number = 0 } = cursor ?? {}
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_regraded_attempts',
    text: `select a.id from attempts a
      where a.work_id in (select work_id from work_tasks where task_id = $1)
        and (a.work_id, a.user_id, a.number) > ($2, $3, $4)
        and exists (select from task_states s where s.attempt_id = a.id and s.task_id = $1)
      order by a.work_id, a.user_id, a.number limit $5`,
    values: [taskId, workId, userId, number, limit],
  })
  return rows.map(({ id }) => id)
}

/** The attempts of the work of this one that come after it, when the work is of one of these kinds. */
export async function listRestOfWork(
  sql: Sql,
  taskId: number,
  attemptId: number,
  kinds: readonly string[],
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_rest_of_regraded_work',
    text: `select a.id from attempts last join works w on w.id = last.work_id and w.kind = any($3::text[])
      join attempts a on a.work_id = last.work_id and (a.user_id, a.number) > (last.user_id, last.number)
      where last.id = $2 and exists (select from task_states s where s.attempt_id = a.id and s.task_id = $1)
      order by a.user_id, a.number`,
    values: [taskId, attemptId, kinds],
  })
  return rows.map(({ id }) => id)
}

const statesSql = `select a.id as "attemptId", a.work_id as "workId", a.user_id as "userId", a.number, w.rules, a.judged_at is not null as "isJudged",
    a.points, a.max_points as "maxPoints", a.excluded_at is not null as "isExcluded",
    s.status, s.tries, s.share::float8 as share, s.hints_opened as "hintsOpened", s.gave_up as "gaveUp", s.xp,
    u.is_elementary_pupil as "isSpared"
  from task_states s join attempts a on a.id = s.attempt_id join works w on w.id = a.work_id join users u on u.id = a.user_id
  where s.task_id = $1 and s.attempt_id = any($2::int[])
  order by a.work_id, a.user_id, a.number`

/** The states of the task in these attempts, locked in the same order as by answers: the attempts by their ids, then the states. */
export async function takeStates(
  sql: Sql,
  taskId: number,
  attemptIds: readonly number[],
): Promise<RegradedState[]> {
  if (attemptIds.length === 0) return []
  await sql.query({
    name: 'lock_regraded_attempts',
    text: 'select from attempts where id = any($1::int[]) order by id for update',
    values: [attemptIds],
  })
  const { rows } = await sql.query<RegradedState>({
    name: 'take_regraded_states',
    text: `${statesSql} for update of s`,
    values: [taskId, attemptIds],
  })
  return rows
}

/** The same without locks. */
export async function listStates(
  sql: Sql,
  taskId: number,
  attemptIds: readonly number[],
): Promise<RegradedState[]> {
  const { rows } = await sql.query<RegradedState>({
    name: 'list_regraded_states',
    text: statesSql,
    values: [taskId, attemptIds],
  })
  return rows
}

export interface GivenAnswer {
  attemptId: number
  tryNumber: number
  response: Response
  /** `null` while a person checks it. */
  verdict: Verdict | null
  /** Raised by an appeal: a key does not lower it. */
  isAppealed: boolean
  /** The change made by the regrading that is being undone. */
  undone: { before: Verdict | null; after: Verdict; gaveUp: boolean } | null
}

export async function listAnswers(
  sql: Sql,
  { taskId, undoes }: Regrading,
  attemptIds: readonly number[],
): Promise<Map<number, GivenAnswer[]>> {
  const { rows } = await sql.query<GivenAnswer>({
    name: 'list_answers_of_task',
    text: `select attempt_id as "attemptId", try_number as "tryNumber", response, verdict, is_appealed as "isAppealed",
        (select jsonb_build_object('before', nullif(u.before, 'null'), 'after', u.after, 'gaveUp', u.gave_up)
          from regraded_answers u where u.regrading_id = $3 and u.attempt_id = n.attempt_id and u.try_number = n.try_number) as undone
      from answers n where task_id = $1 and attempt_id = any($2::int[]) order by attempt_id, try_number`,
    values: [taskId, attemptIds, undoes],
  })
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}

/** XP paid to users for a task. */
export async function listPaid(
  sql: Sql,
  taskId: number,
  userIds: readonly number[],
): Promise<Map<number, { reasons: string[]; xp: number }>> {
  const { rows } = await sql.query<{ userId: number; reasons: string[]; xp: number }>({
    name: 'list_paid_for_task',
    text: `select user_id as "userId", array_agg(reason) as reasons, sum(amount)::int as xp from reward_transactions
      where user_id = any($2::int[]) and currency = 'xp' and reason = any($3) and source_type = 'task' and source_id = $1
      group by user_id`,
    values: [taskId, userIds, paidReasons],
  })
  return new Map(rows.map(({ userId, reasons, xp }) => [userId, { reasons, xp }]))
}

/** Works changed by a regrading. */
export async function listRegradedWorks(sql: Sql, regradingId: number): Promise<number[]> {
  const { rows } = await sql.query<{ workId: number }>({
    name: 'list_regraded_works',
    text: `select distinct a.work_id as "workId" from regraded_answers x join attempts a on a.id = x.attempt_id
      where x.regrading_id = $1 order by 1`,
    values: [regradingId],
  })
  return rows.map(({ workId }) => workId)
}

export interface Tally {
  answersSeen: number
  answersChanged: number
  attemptsChanged: number
  xpPaid: number
}

export async function saveTally(
  sql: Sql,
  id: number,
  tally: Tally,
  cursor: Regrading['cursor'],
  finishedAt: Date | null,
): Promise<void> {
  await sql.query({
    name: 'save_regrading',
    text: `update regradings set answers_seen = answers_seen + $2, answers_changed = answers_changed + $3,
        attempts_changed = attempts_changed + $4, xp_paid = xp_paid + $5, cursor = coalesce($6::jsonb, cursor),
        state = case when $7::timestamptz is null then state else 'done' end, finished_at = coalesce($7, finished_at)
      where id = $1`,
    values: [
      id,
      tally.answersSeen,
      tally.answersChanged,
      tally.attemptsChanged,
      tally.xpPaid,
      cursor && JSON.stringify(cursor),
      finishedAt,
    ],
  })
}
