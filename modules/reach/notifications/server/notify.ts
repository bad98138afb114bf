import type { Mailing, Promotion } from '@school/users/contract'
import type { Sql } from '@school/db'
import type { NotificationKind } from '../contract/notification.ts'
import { clipped } from './rules.ts'

export interface NewNotification {
  userId: number
  kind: NotificationKind
  /** What has happened, without a full stop. */
  title: string
  /** Whatever somebody has typed is cut to two lines. */
  text?: string
  /** A page of the site, as returned by `link()`. */
  url: string
  /** Whose name or words it carries, if it is not its reader: it goes with them. Pupils are not named. */
  aboutId?: number | null
  /** The event's idempotency key: a person gets one notification per cause. */
  cause: string
  /** People who have switched it off get nothing; absent for what concerns the person alone. The bell has no promotions. */
  mailing?: Exclude<Mailing, Promotion>
}

/** Puts it into the bells of these people, in the caller's transaction and in one statement. */
export async function notify(
  { sql, now }: { readonly sql: Sql; readonly now: Date },
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  await sql.query({
    name: 'notify',
    text: `insert into notifications (user_id, kind, title, text, url, cause, about_id, created_at)
      select u.id, n.kind, n.title, n.text, n.url, n.cause, n.about_id, $9
      from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
        n (user_id, kind, title, text, url, cause, mailing, about_id)
      join users u on u.id = n.user_id and u.leaving_at is null and not coalesce(u.muted_mailings @> array[n.mailing], false)
      order by u.id on conflict (user_id, cause) do nothing`,
    values: [
      notifications.map(({ userId }) => userId),
      notifications.map(({ kind }) => kind),
      notifications.map(({ title }) => title),
      notifications.map(({ text }) => clipped(text ?? '')),
      notifications.map(({ url }) => url),
      notifications.map(({ cause }) => cause),
      notifications.map(({ mailing }) => mailing ?? null),
      notifications.map(({ aboutId }) => aboutId ?? null),
      now,
    ],
  })
}
