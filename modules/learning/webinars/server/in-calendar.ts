import { teacherNameSql } from '@school/names/server'
import type { CalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { inCalendar as t } from './ru.ts'

interface WebinarRow {
  id: number
  title: string
  teacherName: string
  startsAt: Date
  endsAt: Date
  disciplineTitle: string | null
  disciplineHue: number | null
  hasHomework: boolean
}

/** Webinars of the classes in which a user learns. */
export const webinarHours: CalendarSource = async (sql, { userId, from, to, now }) => {
  const { rows } = await sql.query<WebinarRow>({
    name: 'list_calendar_webinars',
    text: `select wb.id, wb.title, ${teacherNameSql('u')} as "teacherName", wb.starts_at as "startsAt", wb.ends_at as "endsAt",
        d.title as "disciplineTitle", d.hue as "disciplineHue", h.published_at is not null as "hasHomework"
      from class_members m
      join webinars wb on wb.school_class_id = m.school_class_id and wb.starts_at < $3 and wb.ends_at >= $2
      join users u on u.id = wb.teacher_id
      left join webinar_homeworks wh on wh.webinar_id = wb.id
      left join homeworks h on h.id = wh.homework_id
      left join disciplines d on d.id = h.discipline_id
      where m.user_id = $1 and m.role = 'pupil' order by wb.starts_at, wb.id`,
    values: [userId, from, to],
  })
  return rows.map((row) => ({
    id: `webinar:${row.id}`,
    kind: 'event',
    title: t.webinar(row.title),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    disciplineName: row.disciplineTitle,
    hue: row.disciplineHue,
    courseId: null,
    url: row.hasHomework ? link(site.lms.webinarHomework, { webinar_id: row.id }) : null,
    state: row.endsAt <= now ? 'done' : row.startsAt <= now ? 'live' : 'planned',
    teacherName: row.teacherName,
    revision: 0,
  }))
}
