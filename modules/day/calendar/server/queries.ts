import type { Sql } from '@school/db'
import type { ShareKind } from '../contract/index.ts'
import type { CalendarSpan } from './feed.ts'

export interface OwnRow {
  id: number
  userId: number
  title: string
  startsAt: Date
  minutes: number
  revision: number
  cancelledAt: Date | null
}

const ownColumns = `id, user_id as "userId", title, starts_at as "startsAt", minutes, revision, cancelled_at as "cancelledAt"`

/** Own items that touch a span, those that were called off too. */
export async function listOwn(
  sql: Sql,
  { userId, from, to }: Pick<CalendarSpan, 'userId' | 'from' | 'to'>,
): Promise<OwnRow[]> {
  const { rows } = await sql.query<OwnRow>({
    name: 'list_calendar_items',
    // None is longer than a day: so the index of beginnings serves.
    text: `select ${ownColumns} from calendar_items
      where user_id = $1 and starts_at < $3 and starts_at > $2::timestamptz - interval '1 day'
        and starts_at + make_interval(mins => minutes) > $2
      order by starts_at, id`,
    values: [userId, from, to],
  })
  return rows
}

/** An own item, kept until the commit. */
export async function lockOwn(sql: Sql, id: number, userId: number): Promise<OwnRow | undefined> {
  const { rows } = await sql.query<OwnRow>({
    name: 'lock_calendar_item',
    text: `select ${ownColumns} from calendar_items where id = $1 and user_id = $2 for no key update`,
    values: [id, userId],
  })
  return rows[0]
}

/** How many own items begin within a day, but for one. */
export async function countOwn(
  sql: Sql,
  { userId, from, to }: Pick<CalendarSpan, 'userId' | 'from' | 'to'>,
  except = 0,
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_calendar_items',
    text: `select count(*)::int as count from calendar_items
      where user_id = $1 and starts_at >= $2 and starts_at < $3 and cancelled_at is null and id <> $4`,
    values: [userId, from, to, except],
  })
  return rows[0]!.count
}

export interface ShareRow {
  token: string
  userId: number
  kind: ShareKind
  schoolClassId: number | null
  revokedAt: Date | null
}

export const shareColumns = `s.token, s.user_id as "userId", s.kind, s.school_class_id as "schoolClassId", s.revoked_at as "revokedAt"`

export async function listShares(sql: Sql, userId: number): Promise<ShareRow[]> {
  const { rows } = await sql.query<ShareRow>({
    name: 'list_calendar_shares',
    text: `select ${shareColumns} from calendar_shares s where s.user_id = $1 and s.revoked_at is null order by s.kind desc, s.token`,
    values: [userId],
  })
  return rows
}

export async function findShare(sql: Sql, token: string): Promise<ShareRow | undefined> {
  const { rows } = await sql.query<ShareRow>({
    name: 'find_calendar_share',
    text: `select ${shareColumns} from calendar_shares s where s.token = $1`,
    values: [token],
  })
  return rows[0]
}

/** Whose calendar it is. */
export interface OwnerRow {
  id: number
  firstName: string
  timezone: string
  type: 'pupil' | 'agent'
  isParent: boolean
}

/** The owner of an active link; absent when the account is being erased. */
export async function findOwnerBy(
  sql: Sql,
  token: string,
  userId: number,
): Promise<(OwnerRow & Pick<ShareRow, 'kind' | 'schoolClassId'>) | undefined> {
  const { rows } = await sql.query<OwnerRow & Pick<ShareRow, 'kind' | 'schoolClassId'>>({
    name: 'find_calendar_owner',
    text: `select u.id, u.type, u.first_name as "firstName", u.timezone, u.is_parent as "isParent", s.kind, s.school_class_id as "schoolClassId"
      from calendar_shares s join users u on u.id = s.user_id
      where s.token = $1 and s.user_id = $2 and s.revoked_at is null and u.leaving_at is null`,
    values: [token, userId],
  })
  return rows[0]
}

/** The children of a parent, the elder first. */
export async function listChildren(
  sql: Sql,
  parentId: number,
): Promise<Pick<OwnerRow, 'id' | 'firstName'>[]> {
  const { rows } = await sql.query<Pick<OwnerRow, 'id' | 'firstName'>>({
    name: 'list_calendar_children',
    text: `select c.id, c.first_name as "firstName" from family_links l join users c on c.id = l.child_id
      where l.parent_id = $1 and l.state = 'active' and c.leaving_at is null order by c.grade_index desc nulls last, c.id`,
    values: [parentId],
  })
  return rows
}
