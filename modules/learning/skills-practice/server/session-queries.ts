import type { Sql } from '@school/db'
import type { MasteryLevel, PracticeOutcome, SessionMode } from '../contract/mastery.ts'
import type { PoolTask } from './rules/choice.ts'

export interface SessionRow {
  id: number
  userId: number
  mode: SessionMode
  skillId: number | null
  disciplineId: number | null
  plan: number[]
  seed: number
  startedAt: Date
  endsAt: Date | null
  finishedAt: Date | null
}

const sessionColumns = `id, user_id as "userId", mode, skill_id as "skillId", discipline_id as "disciplineId", plan, seed,
    started_at as "startedAt", ends_at as "endsAt", finished_at as "finishedAt"`

export async function findSession(sql: Sql, id: number, userId: number): Promise<SessionRow | undefined> {
  const { rows } = await sql.query<SessionRow>({
    name: 'find_skill_session',
    text: `select ${sessionColumns} from skill_sessions where id = $1 and user_id = $2`,
    values: [id, userId],
  })
  return rows[0]
}

/** Locks out other requests of the same user until the caller's commit. */
export async function lockSession(sql: Sql, id: number, userId: number): Promise<SessionRow | undefined> {
  const { rows } = await sql.query<SessionRow>({
    name: 'lock_skill_session',
    text: `select ${sessionColumns} from skill_sessions where id = $1 and user_id = $2 for update`,
    values: [id, userId],
  })
  return rows[0]
}

export async function findUnderWay(
  sql: Sql,
  userId: number,
): Promise<(SessionRow & { answered: number }) | undefined> {
  const { rows } = await sql.query<SessionRow & { answered: number }>({
    name: 'find_skill_session_under_way',
    text: `select ${sessionColumns}, (
          select count(*)::int from skill_session_tasks g where g.session_id = skill_sessions.id and g.outcome is not null
        ) as answered
      from skill_sessions where user_id = $1 and finished_at is null`,
    values: [userId],
  })
  return rows[0]
}

/** Sessions that ended since then and contain answers. */
export async function listEndedSessions(
  sql: Sql,
  userId: number,
  since: Date,
): Promise<{ mode: SessionMode; at: Date }[]> {
  const { rows } = await sql.query<{ mode: SessionMode; at: Date }>({
    name: 'list_ended_skill_sessions',
    text: `select mode, finished_at as at from skill_sessions x where user_id = $1 and finished_at >= $2
        and exists (select from skill_session_tasks g where g.session_id = x.id and g.outcome is not null)`,
    values: [userId, since],
  })
  return rows
}

/** The session in progress, locked until the commit. */
export async function lockUnderWay(sql: Sql, userId: number): Promise<SessionRow | undefined> {
  const { rows } = await sql.query<SessionRow>({
    name: 'lock_skill_session_under_way',
    text: `select ${sessionColumns} from skill_sessions where user_id = $1 and finished_at is null for update`,
    values: [userId],
  })
  return rows[0]
}

/** Whether any session of this user has given this task of a pool. */
export async function isTaskGiven(
  sql: Sql,
  userId: number,
  workId: number,
  taskId: number,
): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_skill_task_given',
    text: `select from skills s
      join skill_session_tasks g on g.skill_id = s.id and g.task_id = $3
      join skill_sessions x on x.id = g.session_id and x.user_id = $1
      where s.work_id = $2 limit 1`,
    values: [userId, workId, taskId],
  })
  return rows.length === 1
}

export type NewSession = Omit<SessionRow, 'id' | 'finishedAt'>

/** @returns nothing when a concurrent request has started one first */
export async function insertSession(sql: Sql, session: NewSession): Promise<SessionRow | undefined> {
  const { rows } = await sql.query<SessionRow>({
    name: 'insert_skill_session',
    text: `insert into skill_sessions (user_id, mode, skill_id, discipline_id, plan, seed, started_at, ends_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (user_id) where finished_at is null do nothing returning ${sessionColumns}`,
    values: [
      session.userId,
      session.mode,
      session.skillId,
      session.disciplineId,
      session.plan,
      session.seed,
      session.startedAt,
      session.endsAt,
    ],
  })
  return rows[0]
}

/** Finishes the given session, or the one in progress. */
export async function closeSession(sql: Sql, userId: number, now: Date, id: number | null = null) {
  await sql.query({
    name: 'close_skill_session',
    text: `update skill_sessions set finished_at = $2
      where user_id = $1 and finished_at is null and ($3::int is null or id = $3)`,
    values: [userId, now, id],
  })
}

export interface GivenRow {
  position: number
  skillId: number
  taskId: number
  before: MasteryLevel
  after: MasteryLevel | null
  outcome: PracticeOutcome | null
  answeredAt: Date | null
  xp: number
  title: string
  workId: number
  hue: number
  /** Whether the content still has the task in this skill. */
  isThere: boolean
}

export async function listGiven(sql: Sql, sessionId: number): Promise<GivenRow[]> {
  const { rows } = await sql.query<GivenRow>({
    name: 'list_skill_session_tasks',
    text: `select g.position, g.skill_id as "skillId", g.task_id as "taskId", g.level_before as before, g.level_after as after,
        g.outcome, g.answered_at as "answeredAt", g.xp, s.title, s.work_id as "workId", d.hue, wt.task_id is not null as "isThere"
      from skill_session_tasks g
      join skills s on s.id = g.skill_id
      join disciplines d on d.id = s.discipline_id
      left join work_tasks wt on wt.work_id = s.work_id and wt.task_id = g.task_id
      where g.session_id = $1 order by g.position`,
    values: [sessionId],
  })
  return rows
}

export async function insertGiven(
  sql: Sql,
  sessionId: number,
  given: Pick<GivenRow, 'position' | 'skillId' | 'taskId' | 'before'>,
): Promise<void> {
  await sql.query({
    name: 'insert_skill_session_task',
    text: `insert into skill_session_tasks (session_id, position, skill_id, task_id, level_before) values ($1, $2, $3, $4, $5)`,
    values: [sessionId, given.position, given.skillId, given.taskId, given.before],
  })
}

/** A task removed from the content before it was answered is treated as never given. */
export async function deleteGiven(sql: Sql, sessionId: number, position: number): Promise<void> {
  await sql.query({
    name: 'delete_skill_session_task',
    text: 'delete from skill_session_tasks where session_id = $1 and position = $2 and outcome is null',
    values: [sessionId, position],
  })
}

export async function saveOutcome(
  sql: Sql,
  sessionId: number,
  position: number,
  { outcome, after, xp }: { outcome: PracticeOutcome; after: MasteryLevel; xp: number },
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'save_skill_session_outcome',
    text: `update skill_session_tasks set outcome = $3, level_after = $4, xp = $5, answered_at = $6
      where session_id = $1 and position = $2`,
    values: [sessionId, position, outcome, after, xp, now],
  })
}

/** The pool of a skill with the tasks already given in the current attempt through it. */
export async function listPool(
  sql: Sql,
  workId: number,
  userId: number,
): Promise<(PoolTask & { isRunning: boolean })[]> {
  const { rows } = await sql.query<PoolTask & { isRunning: boolean }>({
    name: 'list_skill_pool',
    text: `select t.id, t.difficulty, coalesce(s.tries > 0 or s.gave_up, false) as "isMet", a.id is not null as "isRunning"
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join attempts a on a.work_id = wt.work_id and a.user_id = $2 and a.finished_at is null
      left join task_states s on s.attempt_id = a.id and s.task_id = t.id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, userId],
  })
  return rows
}

export interface PastSessionRow {
  id: number
  mode: SessionMode
  finishedAt: Date
  answered: number
  right: number
}

/** The last sessions in which a skill was answered, with its share of the answers. */
export async function listPastSessions(sql: Sql, userId: number, skillId: number): Promise<PastSessionRow[]> {
  const { rows } = await sql.query<PastSessionRow>({
    name: 'list_past_skill_sessions',
    text: `select x.id, x.mode, x.finished_at as "finishedAt", count(*)::int as answered,
        count(*) filter (where g.outcome = 'right')::int as right
      from skill_sessions x
      join skill_session_tasks g on g.session_id = x.id and g.skill_id = $2 and g.outcome is not null
      where x.user_id = $1 and x.finished_at is not null
      group by x.id order by x.id desc limit 5`,
    values: [userId, skillId],
  })
  return rows
}
