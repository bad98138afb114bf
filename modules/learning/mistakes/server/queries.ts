import type { Discipline } from '@school/disciplines/contract'
import type { Sql } from '@school/db'
import { type WithPolicies, workNamesSql } from '@school/work-rules/server'
import type { Mistake, MistakeCounts, TwinOutcome } from '../contract/mistake.ts'
import { minutesOf } from './rules.ts'
import { disclosedAttemptsSql } from './disclosed.ts'

/** SQL condition: the pupil may read the card now. @param card its alias in the query */
const isShownSql = (ctx: WithPolicies, card: string): string => `(not ${card}.is_saved
    or exists (select from (${disclosedAttemptsSql(ctx)}) d where d.attempt_id = ${card}.attempt_id))`

export interface CardRow extends Pick<Mistake, 'id' | 'title' | 'state' | 'step' | 'dismissal' | 'closedBy'> {
  userId: number
  taskId: number
  attemptId: number
  workId: number
  tryNumber: number | null
  discipline: Discipline | null
  difficulty: number
  missedAt: Date
  returnsOn: string
  putOffFrom: string | null
  closedAt: Date | null
  twinAttemptId: number | null
  twinWorkId: number | null
  twinTaskId: number | null
  twinOutcome: TwinOutcome | null
  givenTaskIds: number[]
}

const disciplineSql = `case when d.id is not null then jsonb_build_object('id', d.id, 'key', d.key, 'title', d.title, 'hue', d.hue) end`

const columns = `m.id, m.user_id as "userId", m.task_id as "taskId", m.attempt_id as "attemptId", m.work_id as "workId",
    m.try_number as "tryNumber", ${disciplineSql} as discipline, t.title, t.difficulty, m.missed_at as "missedAt", m.state, m.step,
    m.returns_on::text as "returnsOn", m.put_off_from::text as "putOffFrom", m.dismissal, m.closed_at as "closedAt", m.closed_by as "closedBy",
    m.twin_attempt_id as "twinAttemptId", m.twin_work_id as "twinWorkId", m.twin_task_id as "twinTaskId",
    m.twin_outcome as "twinOutcome", m.given_task_ids as "givenTaskIds"
  from mistakes m join tasks t on t.id = m.task_id left join disciplines d on d.id = m.discipline_id`

type Asking = WithPolicies & { sql: Sql }

export async function countMistakes(ctx: Asking, userId: number, today: string): Promise<MistakeCounts> {
  const { rows } = await ctx.sql.query<MistakeCounts>({
    name: 'count_mistakes',
    text: `select count(*) filter (where m.state = 'open')::int as open,
        count(*) filter (where m.state = 'open' and m.returns_on <= $2::date)::int as today,
        count(*) filter (where m.state = 'closed')::int as closed, count(*) filter (where m.state = 'dismissed')::int as dismissed
      from mistakes m where m.user_id = $1 and ${isShownSql(ctx, 'm')}`,
    values: [userId, today],
  })
  return rows[0]!
}

/** Open ones by the day on which they come back; closed ones and dismissed ones, the last first. */
export async function listCards(
  ctx: Asking,
  userId: number,
  state: 'open' | 'closed',
  { page, limit }: { page: number; limit: number },
): Promise<CardRow[]> {
  const [states, order] =
    state === 'open'
      ? [['open'], 'm.returns_on, m.missed_at desc']
      : [['closed', 'dismissed'], 'coalesce(m.closed_at, m.missed_at) desc']
  const { rows } = await ctx.sql.query<CardRow>({
    name: `list_${state}_mistakes`,
    text: `select ${columns} where m.user_id = $1 and m.state = any($2::text[]) and ${isShownSql(ctx, 'm')}
      order by ${order}, m.id limit $3 offset $4`,
    values: [userId, states, limit, (page - 1) * limit],
  })
  return rows
}

/** @param lock locks the row until the commit */
export async function findCard(
  ctx: Asking,
  id: number,
  userId: number,
  { lock }: { lock: boolean },
): Promise<CardRow | undefined> {
  const { rows } = await ctx.sql.query<CardRow>({
    name: lock ? 'lock_mistake' : 'find_mistake',
    text: `select ${columns} where m.id = $1 and m.user_id = $2 and ${isShownSql(ctx, 'm')}${lock ? ' for update of m' : ''}`,
    values: [id, userId],
  })
  return rows[0]
}

/** The cards whose twin is solved in an attempt: several when they share the task of the twin. */
export async function listCardsOfTwin(
  ctx: Asking,
  attemptId: number,
  userId: number,
  { lock }: { lock: boolean },
): Promise<CardRow[]> {
  const { rows } = await ctx.sql.query<CardRow & { twinAttemptId: number }>({
    name: lock ? 'lock_mistakes_of_twin' : 'list_mistakes_of_twin',
    text: `select ${columns} where m.twin_attempt_id = $1 and m.user_id = $2 and ${isShownSql(ctx, 'm')}
      order by m.id${lock ? ' for update of m' : ''}`,
    values: [attemptId, userId],
  })
  return rows
}

/** What works are called, by works. */
export async function listWorkNames(ctx: Asking, workIds: readonly number[]): Promise<Map<number, string>> {
  if (workIds.length === 0) return new Map()
  const { rows } = await ctx.sql.query<{ workId: number; title: string }>({
    name: 'list_work_names_of_mistakes',
    text: `select named.work_id as "workId", named.title from (${workNamesSql(ctx)}) named where named.work_id = any($1::int[])`,
    values: [workIds],
  })
  return new Map(rows.map(({ workId, title }) => [workId, title]))
}

export interface DueMistake {
  id: number
  title: string
  /** How long it may take. */
  minutes: number
  discipline: Pick<Discipline, 'key' | 'title' | 'hue'> | null
  missedAt: Date
}

/** What comes back to a pupil today or has waited since before, the oldest first. @param today of the pupil's calendar */
export async function listDueCards(ctx: Asking, userId: number, today: string): Promise<DueMistake[]> {
  const { rows } = await ctx.sql.query<Omit<DueMistake, 'minutes'> & { difficulty: number }>({
    name: 'list_due_mistake_cards',
    text: `select m.id, t.title, t.difficulty, m.missed_at as "missedAt",
        case when d.id is not null then jsonb_build_object('key', d.key, 'title', d.title, 'hue', d.hue) end as discipline
      from mistakes m join tasks t on t.id = m.task_id left join disciplines d on d.id = m.discipline_id
      where m.user_id = $1 and m.state = 'open' and m.returns_on <= $2::date and ${isShownSql(ctx, 'm')}
      order by m.returns_on, m.id`,
    values: [userId, today],
  })
  return rows.map(({ difficulty, ...row }) => ({ ...row, minutes: minutesOf(difficulty) }))
}

/** When a twin was answered last, since then. */
export async function findLastTwinAt(sql: Sql, userId: number, since: Date): Promise<Date | null> {
  const { rows } = await sql.query<{ at: Date | null }>({
    name: 'find_last_twin_at',
    text: 'select max(moved_at) as at from mistakes where user_id = $1 and moved_at >= $2',
    values: [userId, since],
  })
  return rows[0]!.at
}
