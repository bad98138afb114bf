import type { ClassCalendarSource } from '@school/calendar/server'
import { inCalendar as t } from './ru.ts'

interface HourRow {
  id: number
  classId: number
  title: string
  startsAt: Date
  endsAt: Date
}

/** Webinars of classes. */
export const webinarsOfClasses: ClassCalendarSource = async (sql, { classIds, from, to, now }) => {
  const { rows } = await sql.query<HourRow>({
    name: 'list_calendar_webinars_of_classes',
    text: `select id, school_class_id as "classId", title, starts_at as "startsAt", ends_at as "endsAt" from webinars
      where school_class_id = any($1::int[]) and starts_at < $3 and ends_at >= $2 order by starts_at, id`,
    values: [classIds, from, to],
  })
  return rows.map(({ id, classId, title, startsAt, endsAt }) => ({
    id: `webinar:${id}`,
    classIds: [classId],
    kind: 'event',
    title: t.webinar(title),
    startsAt,
    endsAt,
    disciplineName: null,
    hue: null,
    courseId: null,
    url: null,
    state: startsAt <= now && endsAt > now ? 'live' : 'planned',
    teacherName: null,
    revision: 0,
  }))
}
