import type { Sql } from '@school/db'
import type { SlotKind } from '../contract/schedule.ts'

export interface SlotRow {
  id: number
  kind: SlotKind
  weekday: number | null
  day: string | null
  startsMinute: number
  endsMinute: number
}

/** Hours of every week, and those of the days from `from` on; `to` is the last one, `null` leaves the end open. */
export async function listSlots(
  sql: Sql,
  userId: number,
  from: string,
  to: string | null,
): Promise<SlotRow[]> {
  const { rows } = await sql.query<SlotRow>({
    name: 'list_coach_slots',
    text: `select id, kind, weekday, day::text as day, starts_minute as "startsMinute", ends_minute as "endsMinute" from coach_slots
      where user_id = $1 and (day is null or day >= $2::date and ($3::date is null or day <= $3::date))
      order by day nulls first, weekday, starts_minute, id`,
    values: [userId, from, to],
  })
  return rows
}

export async function countDaySlots(sql: Sql, userId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_coach_slots',
    text: 'select count(*)::int as count from coach_slots where user_id = $1',
    values: [userId],
  })
  return rows[0]!.count
}

export interface VacationRow {
  id: number
  fromDay: string
  toDay: string
}

/** Those that are not over before this day. */
export async function listVacations(sql: Sql, userId: number, from: string): Promise<VacationRow[]> {
  const { rows } = await sql.query<VacationRow>({
    name: 'list_coach_vacations',
    text: `select id, from_day::text as "fromDay", to_day::text as "toDay" from coach_vacations
      where user_id = $1 and to_day >= $2::date order by from_day, id`,
    values: [userId, from],
  })
  return rows
}

export async function readLimits(
  sql: Sql,
  userId: number,
): Promise<{ maxLessonsADay: number; bufferMinutes: number }> {
  const { rows } = await sql.query<{ maxLessonsADay: number; bufferMinutes: number }>({
    name: 'read_coach_limits',
    text: `select coalesce(d.max_lessons, 6)::int as "maxLessonsADay", coalesce(d.buffer_minutes, 15)::int as "bufferMinutes"
      from (select $1::int as id) one left join coach_data d on d.user_id = one.id`,
    values: [userId],
  })
  return rows[0]!
}
