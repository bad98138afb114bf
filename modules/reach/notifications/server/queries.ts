import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { Notification, NotificationKind } from '../contract/notification.ts'

export type NotificationRow = Omit<Notification, 'createdAt' | 'readAt'> & {
  createdAt: Date
  readAt: Date | null
}

const columns = `id, kind, title, text, url, created_at as "createdAt", read_at as "readAt"`

export interface Wanted {
  /** `null`: all. */
  kind: NotificationKind | null
  isUnread: boolean
}

export const listOf = (
  sql: Sql,
  userId: number,
  { kind, isUnread }: Wanted,
  paging: Paging,
): Promise<PageOf<NotificationRow>> =>
  listPage<NotificationRow>(sql, paging, (limit, offset) => ({
    name: 'list_notifications',
    text: `select count(*) over ()::int as total, ${columns} from notifications
      where user_id = $1 and ($2::text is null or kind = $2) and (not $3 or read_at is null)
      order by created_at desc, id desc limit $4 offset $5`,
    values: [userId, kind, isUnread, limit, offset],
  }))

export async function listUnreadOf(sql: Sql, userId: number, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql.query<NotificationRow>({
    name: 'list_unread_notifications',
    text: `select ${columns} from notifications where user_id = $1 and read_at is null order by created_at desc, id desc limit $2`,
    values: [userId, limit],
  })
  return rows
}

export async function countUnreadOf(sql: Sql, userId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_unread_notifications',
    text: 'select count(*)::int as count from notifications where user_id = $1 and read_at is null',
    values: [userId],
  })
  return rows[0]!.count
}

/** @param ids all when `null` */
export async function noteRead(
  sql: Sql,
  userId: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'note_notifications_read',
    text: 'update notifications set read_at = $3 where user_id = $1 and read_at is null and ($2::int[] is null or id = any($2))',
    values: [userId, ids, now],
  })
}

/** In the demo school everybody has read what had come by then, an hour later. */
export async function seedReading({ sql }: { readonly sql: Sql }, until: Date): Promise<void> {
  await sql.query({
    text: `update notifications set read_at = created_at + interval '1 hour' where read_at is null and created_at < $1`,
    values: [until],
  })
}
