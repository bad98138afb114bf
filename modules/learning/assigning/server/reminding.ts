import { listedNameSql, nameOrderSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { pupilsOfHomeworkSql, copyAttemptSql, noteReminder } from '@school/homeworks/server'
import type { Reminded } from '../contract/reminding.ts'
import { accessManagedToChange, refuse } from './access.ts'
import { reminderLetter } from './letters.ts'
import { inBell } from './ru.ts'

/** SQL: pupils of a homework who have not started it: a query of `(user_id)`. @param homeworkId an expression */
const notBegunSql = (
  homeworkId: string,
): string => `select people.user_id from (${pupilsOfHomeworkSql(homeworkId)}) people
    join homeworks own on own.id = ${homeworkId}
    where not exists (${copyAttemptSql('own', 'people.user_id')})`

export interface NotBegunRow {
  homeworkId: number
  title: string
  dueAt: Date
  /** In the order of the list, at most a dozen. */
  names: string[]
  pupils: number
  isRemindedToday: boolean
}

const shownNames = 12
const soonDays = 5

/** Homeworks of a teacher that end within five days and have pupils who have not started, the earliest deadline first. */
export async function listNotBegun(sql: Sql, teacherId: number, now: Date): Promise<NotBegunRow[]> {
  const { rows } = await sql.query<NotBegunRow>({
    name: 'list_not_begun_homeworks',
    text: `select h.id as "homeworkId", h.title, due.at as "dueAt", k.names, k.pupils,
        exists (select from homework_reminders where homework_id = h.id and day = $4) as "isRemindedToday"
      from homeworks h join works w on w.id = h.work_id
      cross join lateral (select coalesce(h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz) as at) due
      cross join lateral (
        select count(*)::int as pupils,
          coalesce((array_agg(${listedNameSql('u')} order by ${nameOrderSql('u')}, u.id))[1:${shownNames}], '{}') as names
        from (${notBegunSql('h.id')}) n join users u on u.id = n.user_id
      ) k
      where h.author_id = $1 and h.source = 'teacher' and h.published_at <= $2 and h.archived_at is null and h.closed_at is null
        and (w.rules ->> 'opensAt' is null or (w.rules ->> 'opensAt')::timestamptz <= $2)
        and due.at > $2 and due.at < $2::timestamptz + make_interval(days => $3) and k.pupils > 0
      order by due.at, h.id limit 5`,
    values: [teacherId, now, soonDays, dayIn(now)],
  })
  return rows
}

/**
 * Reminds pupils who have not started a homework, at most once a day: all of them in the daily plan, and by a letter where an address is known.
 * A second call on the same day sends nothing. @throws homework_not_found, homework_not_published, homework_closed
 */
export async function remind(ctx: Ctx, homeworkId: number): Promise<Reminded> {
  const homework = await accessManagedToChange(ctx, homeworkId)
  if (homework.publishedAt === null) throw refuse('homework_not_published')
  if (homework.closedAt !== null || homework.archivedAt !== null) throw refuse('homework_ended')
  const day = dayIn(ctx.now)
  const isFirst = await noteReminder(ctx, homeworkId, day)
  const { rows } = await ctx.sql.query<{ userId: number; email: string | null }>({
    name: 'list_to_remind',
    text: `select u.id as "userId", case when u.email_confirmed_at is not null and u.email not like '%.invalid' then u.email end as email
      from (${notBegunSql('$1')}) n join users u on u.id = n.user_id and u.leaving_at is null order by u.id`,
    values: [homeworkId],
  })
  const letters = rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]))
  if (isFirst) {
    await notify(
      ctx,
      rows.map(({ userId }) => ({
        userId,
        kind: 'reminder',
        title: inBell.reminded(homework.title),
        url: link(site.lms.homework, { homework_id: homeworkId }),
        cause: `homework-reminder:${homeworkId}:${day}`,
        mailing: 'reminders',
      })),
    )
    for (const { userId, email } of letters)
      await sendMessage(
        ctx,
        reminderLetter({
          to: email,
          userId,
          title: homework.title,
          dueAt: homework.softDeadlineAt,
          link: link(site.lms.homework, { homework_id: homeworkId }),
          cause: `homework-reminder:${homeworkId}:${day}:${userId}`,
        }),
        ctx.now,
      )
  }
  return { pupils: rows.length, letters: letters.length, wasSentToday: !isFirst }
}
