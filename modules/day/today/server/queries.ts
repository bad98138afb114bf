import type { Sql } from '@school/db'
import type { Goal } from '@school/profiles/contract'
import type { PlanWish } from '../contract/index.ts'
import { eveningHour, type KeptItem } from './rules/index.ts'

interface ItemRow extends KeptItem {
  day: string
}

/** Stored items of the plans of these days. */
export async function listItems(sql: Sql, userId: number, from: string, to: string): Promise<KeptItem[]> {
  const { rows } = await sql.query<ItemRow>({
    name: 'list_plan_items',
    text: `select id, to_char(day, 'YYYY-MM-DD') as day, key, thing, position, title, url, minutes, xp, reason, discipline,
        starts_at as "startsAt", due_at as "dueAt", theory_url as "theoryUrl", is_set as "isSet", is_extra as "isExtra", state
      from daily_plan_items where user_id = $1 and day between $2 and $3 order by day, position, id`,
    values: [userId, from, to],
  })
  return rows
}

/** Everything else that the plans of a pupil are made by. */
export interface PlanRules {
  ownMinutes: number | null
  /** What was wished for in the acquaintance. */
  weeklyMinutes: number | null
  goals: Goal[]
  familyMinutes: number | null
  /** When a day was begun. */
  begun: Record<string, string>
  dayOffs: string[]
  /** Keys of a day in the order of the pupil. */
  orders: Record<string, string[]>
  wishes: (PlanWish & { key: string; minutes: number })[]
  /** How many times each thing was moved. */
  moves: Record<string, number>
}

export async function findPlanRules(
  sql: Sql,
  userId: number,
  from: string,
  to: string,
  today: string,
): Promise<PlanRules> {
  const { rows } = await sql.query<PlanRules>({
    name: 'find_plan_rules',
    text: `select (select daily_minutes from daily_plan_settings where user_id = $1) as "ownMinutes",
      (select weekly_minutes from profiles where user_id = $1) as "weeklyMinutes",
      coalesce((select onboarding -> 'data' -> 'goals' from profiles where user_id = $1), '[]') as goals,
      (select daily_minutes from family_controls k where k.child_id = $1
        and exists (select from family_links l where l.child_id = $1 and l.state = 'active')) as "familyMinutes",
      (select coalesce(json_object_agg(to_char(day, 'YYYY-MM-DD'), begun_at), '{}') from daily_plans
        where user_id = $1 and day between $2 and $3) as begun,
      (select coalesce(json_agg(to_char(day, 'YYYY-MM-DD')), '[]') from daily_plan_day_offs
        where user_id = $1 and day between $2 and $3) as "dayOffs",
      (select coalesce(json_object_agg(to_char(day, 'YYYY-MM-DD'), keys), '{}') from daily_plan_orders
        where user_id = $1 and day between $2 and $3) as orders,
      (select coalesce(json_agg(json_build_object('id', id, 'reason', reason, 'key', key, 'thing', thing, 'title', title, 'minutes', minutes,
          'until', to_char(until, 'YYYY-MM-DD')) order by id desc), '[]') from daily_plan_wishes
        where user_id = $1 and taken_back_at is null and (until is null or until >= $4)) as wishes,
      (select coalesce(json_object_agg(key, moves), '{}') from (
        select key, count(*)::int as moves from daily_plan_items where user_id = $1 and state = 'moved' group by key) moved) as moves`,
    values: [userId, from, to, today],
  })
  return rows[0]!
}

/** Days off of a pupil among these, the first one first. */
export async function findDayOffs(sql: Sql, userId: number, from: string, to: string): Promise<string[]> {
  const { rows } = await sql.query<{ day: string }>({
    name: 'find_day_offs',
    text: `select to_char(day, 'YYYY-MM-DD') as day from daily_plan_day_offs where user_id = $1 and day between $2 and $3 order by 1`,
    values: [userId, from, to],
  })
  return rows.map(({ day }) => day)
}

/** How many times pupils have moved a thing to the next day, by pupil. */
export async function countMoves(sql: Sql, key: string): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ userId: number; moves: number }>({
    name: 'count_plan_moves',
    text: `select user_id as "userId", count(*)::int as moves from daily_plan_items where key = $1 and state = 'moved' group by user_id`,
    values: [key],
  })
  return new Map(rows.map(({ userId, moves }) => [userId, moves]))
}

interface Walk {
  now: Date
  after: number | null
  except: readonly number[]
  limit: number
}

const dayOfSql = `($1::timestamptz at time zone u.timezone)::date`

/** Pupils whose evening it is and who have planned something of today: only they get a letter. Small children have no plan. */
export async function listDueDigests(sql: Sql, { now, after, except, limit }: Walk): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_due_plan_digests',
    text: `select u.id from users u
      where u.type = 'pupil' and not u.is_parent and not u.is_elementary_pupil and u.leaving_at is null
        and u.email_confirmed_at is not null and u.email not like '%.invalid' and not u.muted_mailings @> array['reminders']
        and extract(hour from $1::timestamptz at time zone u.timezone) = $5
        and u.id > $2 and not u.id = any($3::int[])
        and exists (select from daily_plan_items i where i.user_id = u.id and i.day = ${dayOfSql})
        and not exists (select from daily_plan_digests d where d.user_id = u.id and d.day = ${dayOfSql})
      order by u.id limit $4`,
    values: [now, after ?? 0, except, limit, eveningHour],
  })
  return rows.map(({ id }) => id)
}

/** @returns whether it was not written before */
export async function noteDigest(sql: Sql, userId: number, day: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'note_plan_digest',
    text: 'insert into daily_plan_digests (user_id, day, written_at) values ($1, $2, $3) on conflict do nothing',
    values: [userId, day, now],
  })
  return rowCount === 1
}
