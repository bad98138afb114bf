import { isAsSeen } from '@school/versions/server'
import { lockUser } from '@school/users/server'
import { type Ctx, makeUlid } from '@school/kernel/server'
import { accessTaughtClass } from '@school/school-classes/server'
import { dayIn, formatTime, instantIn } from '@school/texts'
import type { ShareKind } from '../contract/index.ts'
import { accessOwn, accessOwnShare, refuse, requirePlace, zoneOf } from './access.ts'
import { versionOf } from './own.ts'
import { shareColumns, type ShareRow } from './queries.ts'

interface Written {
  title: string
  day: string
  time: string
  minutes: number
}

/** The fields that a PATCH contains. */
type Changed = { [K in keyof Written]?: Written[K] | undefined }

/** Locks the user, so that two tabs cannot exceed the limit of items a day. @throws calendar_day_far, calendar_day_full */
export async function addOwn(ctx: Ctx, { title, day, time, minutes }: Written): Promise<number> {
  await lockUser(ctx.sql, ctx.viewer.id)
  await requirePlace(ctx, day)
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'add_calendar_item',
    text: `insert into calendar_items (user_id, title, starts_at, minutes, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $5) returning id`,
    values: [ctx.viewer.id, title, instantIn(day, time, zoneOf(ctx)), minutes, ctx.now],
  })
  return rows[0]!.id
}

const timeIn = (at: Date, zone: string): string => formatTime(at, zone).padStart(5, '0')

/** What is named changes, the hour stays when the day alone is. @throws changed_meanwhile, calendar_item_not_found, calendar_day_far, calendar_day_full */
export async function changeOwn(
  ctx: Ctx,
  id: number,
  { version, ...asked }: Changed & { version: number },
): Promise<void> {
  const { title, day, time, minutes } = asked
  await lockUser(ctx.sql, ctx.viewer.id)
  const item = await accessOwn(ctx, id)
  if (item.cancelledAt) throw refuse('calendar_item_not_found')
  const zone = zoneOf(ctx)
  const was = { day: dayIn(item.startsAt, zone), time: timeIn(item.startsAt, zone) }
  const now = {
    version: versionOf(item),
    changedAt: null,
    changedBy: null,
    isMine: true,
    current: { ...was, title: item.title, minutes: item.minutes },
  }
  if (!isAsSeen({ version, asked }, now)) return
  if (day !== undefined && day !== was.day) await requirePlace(ctx, day, id)
  const isMoved = (day ?? was.day) !== was.day || (time ?? was.time) !== was.time
  const startsAt = isMoved ? instantIn(day ?? was.day, time ?? was.time, zone) : null
  await ctx.sql.query({
    name: 'change_calendar_item',
    text: `update calendar_items set title = coalesce($2, title), starts_at = coalesce($3, starts_at), minutes = coalesce($4, minutes),
        revision = revision + 1, changed_at = $5
      where id = $1 and (title, starts_at, minutes) is distinct from (coalesce($2, title), coalesce($3, starts_at), coalesce($4, minutes))`,
    values: [id, title ?? null, startsAt, minutes ?? null, ctx.now],
  })
}

/** @throws calendar_item_not_found */
export async function removeOwn(ctx: Ctx, id: number): Promise<void> {
  const item = await accessOwn(ctx, id)
  if (item.cancelledAt) return
  await ctx.sql.query({
    name: 'remove_calendar_item',
    text: 'update calendar_items set cancelled_at = $2, changed_at = $2, revision = revision + 1 where id = $1',
    values: [id, ctx.now],
  })
}

/**
 * The link of a kind: a new one, or the one that works.
 * @param classId of a feed of a class that the viewer teaches
 * @throws school_class_not_found
 */
export async function putShare(ctx: Ctx, kind: ShareKind, classId: number | null): Promise<ShareRow> {
  if (classId !== null) await accessTaughtClass(ctx, classId)
  const { rows } = await ctx.sql.query<ShareRow>({
    name: 'put_calendar_share',
    text: `insert into calendar_shares as s (token, user_id, kind, created_at, school_class_id) values ($1, $2, $3, $4, $5)
      on conflict (user_id, kind, (coalesce(school_class_id, 0))) where revoked_at is null do update set kind = excluded.kind
      returning ${shareColumns}`,
    values: [makeUlid(ctx.now), ctx.viewer.id, kind, ctx.now, classId],
  })
  return rows[0]!
}

/** @throws calendar_share_not_found */
export async function revokeShare(ctx: Ctx, token: string): Promise<void> {
  const share = await accessOwnShare(ctx, token)
  if (share.revokedAt) return
  await ctx.sql.query({
    name: 'revoke_calendar_share',
    text: 'update calendar_shares set revoked_at = $2 where token = $1 and revoked_at is null',
    values: [token, ctx.now],
  })
  ctx.security('privilege_permissions_changed', { reason: 'revoked', ids: { userId: share.userId } })
}

/** No link of the person opens a calendar any more. */
export async function revokeShares({ sql, now }: Pick<Ctx, 'sql' | 'now'>, userId: number): Promise<void> {
  await sql.query({
    name: 'revoke_calendar_shares',
    text: 'update calendar_shares set revoked_at = $2 where user_id = $1 and revoked_at is null',
    values: [userId, now],
  })
}
