import { nameOrderSql, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { ClassRoom } from '@school/olympiad-conduct/server'
import type { Readiness, ReadinessItem } from '../../contract/readiness.ts'

interface OfSchool {
  stageId: number
  schoolId: number
}

export interface TickRow {
  item: ReadinessItem
  tickedAt: Date
  tickedBy: string | null
}

export async function listTicks(sql: Sql, { stageId, schoolId }: OfSchool): Promise<TickRow[]> {
  const { rows } = await sql.query<TickRow>({
    name: 'list_readiness_ticks',
    text: `select t.item, t.ticked_at as "tickedAt", ${teacherNameSql('u')} as "tickedBy"
      from olympiad_readiness_ticks t left join users u on u.id = t.ticked_by
      where t.stage_id = $1 and t.organization_id = $2 and t.cleared_at is null`,
    values: [stageId, schoolId],
  })
  return rows
}

export interface Ticking extends OfSchool {
  item: ReadinessItem
  by: number
  now: Date
}

/** The second of concurrent ticks changes nothing. */
export async function addTick(sql: Sql, { stageId, schoolId, item, by, now }: Ticking): Promise<void> {
  await sql.query({
    name: 'add_readiness_tick',
    text: `insert into olympiad_readiness_ticks (stage_id, organization_id, item, ticked_at, ticked_by) values ($1, $2, $3, $4, $5)
      on conflict (stage_id, organization_id, item) where cleared_at is null do nothing`,
    values: [stageId, schoolId, item, now, by],
  })
}

export async function clearTick(sql: Sql, { stageId, schoolId, item, by, now }: Ticking): Promise<void> {
  await sql.query({
    name: 'clear_readiness_tick',
    text: `update olympiad_readiness_ticks set cleared_at = $4, cleared_by = $5
      where stage_id = $1 and organization_id = $2 and item = $3 and cleared_at is null`,
    values: [stageId, schoolId, item, now, by],
  })
}

/** Number of schools that have ticked all these lines. */
export async function countReadySchools(
  sql: Sql,
  { stageId, schoolIds, items }: { stageId: number; schoolIds: readonly number[]; items: number },
): Promise<number> {
  const { rows } = await sql.query<{ ready: number }>({
    name: 'count_ready_schools',
    text: `select count(*)::int as ready from (
        select organization_id from olympiad_readiness_ticks
        where stage_id = $1 and organization_id = any($2::int[]) and cleared_at is null group by 1 having count(*) >= $3
      ) x`,
    values: [stageId, schoolIds, items],
  })
  return rows[0]!.ready
}

/** Employees of a school. */
export async function listEmployees(sql: Sql, schoolId: number): Promise<Readiness['employees']> {
  const { rows } = await sql.query<Readiness['employees'][number]>({
    name: 'list_supervisors_of_school',
    text: `select u.id, ${teacherNameSql('u')} as name from memberships m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.is_active and u.type = 'agent' order by ${nameOrderSql('u')}, u.id limit 500`,
    values: [schoolId],
  })
  return rows
}

export async function isEmployee(sql: Sql, schoolId: number, userId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_supervisor_of_school',
    text: `select from memberships m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.user_id = $2 and m.is_active and u.type = 'agent'`,
    values: [schoolId, userId],
  })
  return rowCount !== 0
}

export interface RoomSet {
  room: string
  supervisorId: number | null
  supervisorName: string
}

/** Classroom and supervisor of a class, with the version. A cleared row is kept, so that its version only grows. */
export interface SavedRoom extends RoomSet {
  version: number
  setAt: Date
  setBy: number
  setByName: string | null
}

export async function findRoom(
  sql: Sql,
  { stageId, schoolClassId }: { stageId: number; schoolClassId: number },
): Promise<SavedRoom | undefined> {
  const { rows } = await sql.query<SavedRoom>({
    name: 'find_class_room',
    text: `select r.room, r.supervisor_id as "supervisorId", r.supervisor_name as "supervisorName", r.version, r.set_at as "setAt",
        r.set_by as "setBy", ${teacherNameSql('u')} as "setByName"
      from olympiad_class_rooms r left join users u on u.id = r.set_by where r.stage_id = $1 and r.school_class_id = $2`,
    values: [stageId, schoolClassId],
  })
  return rows[0]
}

/** @param version the version that the client has seen; 0 when nothing was set @returns whether it was still current */
export async function saveRoom(
  sql: Sql,
  { stageId, schoolClassId, by, now }: { stageId: number; schoolClassId: number; by: number; now: Date },
  { room, supervisorId, supervisorName, version }: RoomSet & { version: number },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'save_class_room',
    text: `insert into olympiad_class_rooms as r (stage_id, school_class_id, room, supervisor_id, supervisor_name, set_at, set_by)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (stage_id, school_class_id) do update set room = excluded.room, supervisor_id = excluded.supervisor_id,
        supervisor_name = excluded.supervisor_name, set_at = excluded.set_at, set_by = excluded.set_by, version = r.version + 1
      where r.version = $8`,
    values: [stageId, schoolClassId, room, supervisorId, supervisorName, now, by, version],
  })
  return rowCount === 1
}

/** SQL: joins the classroom `r` and the supervisor `rs` of a class in a stage. @param stage an expression @param classId an expression */
export const roomSql = (stage: string, classId: string): string =>
  `left join olympiad_class_rooms r on r.stage_id = ${stage} and r.school_class_id = ${classId} left join users rs on rs.id = r.supervisor_id`
export const supervisorSql = `coalesce(nullif(${teacherNameSql('rs')}, ''), nullif(r.supervisor_name, ''))`

/** Classrooms of the classes of these schools, in the order of classes. */
export async function listRooms(
  sql: Sql,
  stageId: number,
  schoolIds: readonly number[],
): Promise<ClassRoom[]> {
  const { rows } = await sql.query<ClassRoom>({
    name: 'list_class_rooms',
    text: `select c.name as "className", c.organization_id as "schoolId", r.room, ${supervisorSql} as supervisor
      from olympiad_class_rooms r join school_classes c on c.id = r.school_class_id left join users rs on rs.id = r.supervisor_id
      where r.stage_id = $1 and (r.room <> '' or r.supervisor_id is not null or r.supervisor_name <> '') and c.organization_id = any($2::int[]) and c.archived_at is null
      order by c.organization_id, c.grade_index, c.letter, c.id`,
    values: [stageId, schoolIds],
  })
  return rows
}
