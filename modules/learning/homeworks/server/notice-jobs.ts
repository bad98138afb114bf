import type { Sql } from '@school/db'
import type { WalkingJob } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { pupilsOfHomeworkSql } from './queries.ts'
import { inBell } from './ru-bell.ts'
import { copyAttemptSql } from './assignable-sql.ts'

/**
 * Notifications due at `$1`: a query of `(id, title, kind, at, due_at)`. An opening is notified within a day. For homeworks of less
 * than two days the opening notification already contains the deadline.
 */
const duesSql = `select h.id, h.title, due.kind, due.at, t.due_at
    from homeworks h join works w on w.id = h.work_id
    cross join lateral (select greatest(h.published_at, (w.rules ->> 'opensAt')::timestamptz) as opened_at,
      coalesce(h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz) as due_at) t
    cross join lateral (
      select 'opened' as kind, t.opened_at as at where t.opened_at > $1::timestamptz - interval '1 day'
      union all select 'ending', t.due_at
        where t.due_at > $1 and t.due_at <= $1::timestamptz + interval '1 day' and t.due_at - t.opened_at > interval '2 days'
    ) due
    where h.source = 'teacher' and h.published_at is not null and h.closed_at is null and h.archived_at is null and t.opened_at <= $1
      and not exists (select from homework_tellings where homework_id = h.id and kind = due.kind and at = due.at)`

const portion = 100

async function listDueIds(
  sql: Sql,
  now: Date,
  { after, except }: { after: number | null; except: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_homeworks_to_notify',
    text: `select distinct id from (${duesSql}) due where id > coalesce($2, 0) and id <> all($3::int[]) order by id limit $4`,
    values: [now, after, except, portion],
  })
  return rows.map(({ id }) => id)
}

interface NoticeRow {
  homeworkId: number
  title: string
  kind: 'opened' | 'ending'
  at: Date
  dueAt: Date | null
  userId: number
  timezone: string
}

/** Records the notifications and lists their recipients: for a deadline, only pupils who have not submitted. */
async function recordNotices(sql: Sql, ids: readonly number[], now: Date): Promise<NoticeRow[]> {
  const { rows } = await sql.query<NoticeRow>({
    name: 'record_homework_notices',
    text: `with due as (${duesSql} and h.id = any($2::int[])),
      recorded as (
        insert into homework_tellings (homework_id, kind, at, told_at) select id, kind, at, $1 from due
        on conflict do nothing returning homework_id, kind, at
      )
      select own.id as "homeworkId", own.title, recorded.kind, recorded.at, due.due_at as "dueAt", people.user_id as "userId", u.timezone
      from recorded join due on due.id = recorded.homework_id and due.kind = recorded.kind join homeworks own on own.id = recorded.homework_id
      cross join lateral (${pupilsOfHomeworkSql('own.id')}) people join users u on u.id = people.user_id
      where recorded.kind = 'opened' or not exists (
        select from (${copyAttemptSql('own', 'people.user_id')}) copy where copy.finished_at is not null)`,
    values: [now, ids],
  })
  return rows
}

async function notifyOf(
  unit: { readonly sql: Sql; readonly now: Date },
  ids: readonly number[],
): Promise<void> {
  const rows = await recordNotices(unit.sql, ids, unit.now)
  await notify(
    unit,
    rows.map(({ homeworkId, title, kind, at, dueAt, userId, timezone }) => ({
      userId,
      title: inBell[kind](title),
      text: inBell.due(dueAt, timezone),
      url: link(site.lms.homework, { homework_id: homeworkId }),
      ...(kind === 'opened'
        ? { kind: 'homework', cause: `homework-opened:${homeworkId}` }
        : {
            kind: 'reminder',
            cause: `homework-ending:${homeworkId}:${at.toISOString()}`,
            mailing: 'reminders',
          }),
    })),
  )
}

/** Notifications of the demo school sent by the evening of these days. */
export async function seedNotices({ sql }: { readonly sql: Sql }, evenings: readonly Date[]): Promise<void> {
  for (const now of evenings)
    await notifyOf({ sql, now }, await listDueIds(sql, now, { after: null, except: [] }))
}

export const notifyOfHomeworks: WalkingJob = {
  name: 'tell-homeworks',
  schedule: '*/5 * * * *',
  summary: 'Notifies pupils in the bell of homeworks that have opened and of those that end within a day',
  list: (ctx, from) => listDueIds(ctx.sql, ctx.now, from),
  each: notifyOf,
  together: 20,
}
