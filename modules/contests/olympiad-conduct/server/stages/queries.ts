import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { StageChangeRow } from '@school/olympiads/server'
import type { Reserve } from '../../contract/stage-making.ts'

export interface ReserveRow extends Omit<Reserve, 'tasksCount'> {
  taskIds: number[]
  tools: string[]
}

/** Reserve sets, available ones first. @param held locks the rows until the commit */
export async function listReserves(
  sql: Sql,
  olympiadId: number,
  held: 'held' | 'read',
): Promise<ReserveRow[]> {
  const { rows } = await sql.query<ReserveRow>({
    name: `list_olympiad_reserves_${held}`,
    text: `select r.id, r.title, r.grades, r.minutes, r.tools, r.task_ids as "taskIds",
        (select s.title from olympiad_stages s where s.id = r.stage_id) as "takenBy"
      from olympiad_reserves r where r.olympiad_id = $1 and (r.retired_at is null or r.stage_id is not null)
      order by r.stage_id is not null, r.id ${held === 'held' ? 'for update of r' : ''}`,
    values: [olympiadId],
  })
  return rows
}

/** Locks an olympiad: its stages are created one after another. */
export async function lockOlympiad(sql: Sql, olympiadId: number): Promise<{ key: string }> {
  const { rows } = await sql.query<{ key: string }>({
    name: 'lock_olympiad',
    text: 'select key from olympiads where id = $1 for update',
    values: [olympiadId],
  })
  return rows[0]!
}

/**
 * Locks a stage until the commit: entering, moving, publishing and starting attempts wait. `no key update` does not block foreign keys,
 * so existing participants can still ask questions and file appeals.
 */
export async function holdStage(sql: Sql, stageId: number): Promise<void> {
  await sql.query({
    name: 'hold_olympiad_stage',
    text: 'select id from olympiad_stages where id = $1 for no key update',
    values: [stageId],
  })
  await sql.query({
    name: 'hold_olympiad_participations',
    text: 'select id from olympiad_participations where stage_id = $1 order by id for no key update',
    values: [stageId],
  })
}

export async function isBegun(sql: Sql, stageId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_olympiad_stage_begun',
    text: `select from olympiad_grades g join attempts a on a.work_id = g.work_id where g.stage_id = $1 limit 1`,
    values: [stageId],
  })
  return rows.length > 0
}

/** Who moved a stage last, and when. */
export async function findLastMove(
  sql: Sql,
  stageId: number,
): Promise<{ by: number; name: string | null; at: Date } | undefined> {
  const { rows } = await sql.query<{ by: number; name: string | null; at: Date }>({
    name: 'find_last_move_of_stage',
    text: `select c.decided_by as by, ${teacherNameSql('u')} as name, c.decided_at as at
      from olympiad_stage_changes c left join users u on u.id = c.decided_by
      where c.stage_id = $1 and c.kind = 'moved' order by c.id desc limit 1`,
    values: [stageId],
  })
  return rows[0]
}

export interface AnnouncedChange extends StageChangeRow {
  id: number
  stageTitle: string
  olympiadId: number
  olympiadTitle: string
}

export async function findChange(sql: Sql, id: number): Promise<AnnouncedChange | undefined> {
  const { rows } = await sql.query<AnnouncedChange>({
    name: 'find_olympiad_stage_change',
    text: `select c.id, c.stage_id as "stageId", c.kind, c.reason, c.facts, s.title as "stageTitle", o.id as "olympiadId", o.title as "olympiadTitle"
      from olympiad_stage_changes c join olympiad_stages s on s.id = c.stage_id join olympiads o on o.id = s.olympiad_id where c.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function listTakingPart(sql: Sql, stageId: number): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'list_taking_part_in_stage',
    text: `select user_id as "userId" from olympiad_participations where stage_id = $1 and not is_virtual order by user_id`,
    values: [stageId],
  })
  return rows.map(({ userId }) => userId)
}

/** Participants with a confirmed address. */
export async function listAddresses(sql: Sql, stageId: number): Promise<{ userId: number; email: string }[]> {
  const { rows } = await sql.query<{ userId: number; email: string }>({
    name: 'list_addresses_of_stage',
    text: `select u.id as "userId", u.email from olympiad_participations p join users u on u.id = p.user_id
      where p.stage_id = $1 and not p.is_virtual and u.email_confirmed_at is not null and u.email not like '%.invalid' order by u.id`,
    values: [stageId],
  })
  return rows
}
