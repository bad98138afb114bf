import { disciplineSql } from '@school/disciplines/server'
import type { Sql } from '@school/db'
import type { AccessFacts } from '@school/grants/contract'
import { accessFactsSql, accessSql } from '@school/grants/server'
import { courseKind } from '../contract/course.ts'
import type { TranscriptLine, Heading } from './tables.ts'

/** With the viewer's access. */
export interface CourseRow extends AccessFacts {
  id: number
  title: string
  subtitle: string
  grades: number[]
  level: 'base' | 'advanced' | 'olympiad'
  isFree: boolean
  aboutHtml: string
  outcomes: string[]
  retiredAt: Date | null
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  teacherId: number
  teacherName: string
  teacherCaption: string
}

/** The access of $2 at $3 to the course `c`, as `access`. */
const accessJoin = `left join lateral (${accessSql({ kind: courseKind, resourceId: 'c.id', userId: '$2', now: '$3' })}) access on true`

const courseSql = `select c.id, c.title, c.subtitle, c.grades, c.level, c.is_free as "isFree", c.about_html as "aboutHtml", c.outcomes,
    c.retired_at as "retiredAt", ${disciplineSql},
    t.id as "teacherId", t.name as "teacherName", t.caption as "teacherCaption",
    ${accessFactsSql('access')}
  from courses c
  join disciplines d on d.id = c.discipline_id
  join teachers t on t.id = c.teacher_id
  ${accessJoin}
  where c.id = $1`

/** A course with the viewer's access. `userId` 0 is a viewer without an account. */
export async function findCourse(
  sql: Sql,
  courseId: number,
  userId: number,
  now: Date,
): Promise<CourseRow | undefined> {
  const { rows } = await sql.query<CourseRow>({
    name: 'find_course',
    text: courseSql,
    values: [courseId, userId, now],
  })
  return rows[0]
}

/** What courses are called, retired ones too. */
export async function listCourseTitles(
  sql: Sql,
  ids: readonly number[],
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql.query<{ id: number; title: string }>({
    name: 'list_course_titles',
    text: 'select id, title from courses where id = any($1)',
    values: [ids],
  })
  return rows
}

export interface OutlineRow {
  id: number
  position: number
  title: string
  summary: string
  minutes: number
  hasVideo: boolean
  tasksCount: number
  doneCount: number
}

/** The lessons of a course in order with the viewer's closed tasks. */
export async function listOutline(sql: Sql, courseId: number, userId: number): Promise<OutlineRow[]> {
  const { rows } = await sql.query<OutlineRow>({
    name: 'list_outline',
    text: `select l.id, l.position, l.title, l.summary, l.minutes, l.video_id is not null as "hasVideo",
        count(wt.task_id)::int as "tasksCount", count(*) filter (where s.share >= 1 or s.gave_up)::int as "doneCount"
      from lessons l
      left join work_tasks wt on wt.work_id = l.work_id
      left join attempts a on a.work_id = l.work_id and a.user_id = $2
      left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
      where l.course_id = $1 and l.retired_at is null
      group by l.id order by l.position`,
    values: [courseId, userId],
  })
  return rows
}

/** With the viewer's access to its course. */
export interface LessonRow extends AccessFacts {
  id: number
  courseId: number
  position: number
  workId: number
  /** Of the viewer; nothing until they have begun its tasks. */
  attemptId: number | null
  courseRetiredAt: Date | null
  isFirst: boolean
}

const lessonSql = (where: string): string => `
  select l.id, l.course_id as "courseId", l.position, l.work_id as "workId", a.id as "attemptId", c.retired_at as "courseRetiredAt",
    ${accessFactsSql('access')},
    l.position = 1 as "isFirst"
  from lessons l join courses c on c.id = l.course_id
  left join attempts a on a.work_id = l.work_id and a.user_id = $2
  ${accessJoin}
  where ${where} and l.retired_at is null`

/** The facts by which access to a lesson is decided. */
export async function findLesson(
  sql: Sql,
  lessonId: number,
  userId: number,
  now: Date,
): Promise<LessonRow | undefined> {
  const text = lessonSql('l.id = $1')
  const { rows } = await sql.query<LessonRow>({ name: 'find_lesson', text, values: [lessonId, userId, now] })
  return rows[0]
}

/** The lesson whose tasks are this work. */
export async function findLessonOfWork(
  sql: Sql,
  workId: number,
  userId: number,
  now: Date,
): Promise<LessonRow | undefined> {
  const { rows } = await sql.query<LessonRow>({
    name: 'find_lesson_of_work',
    text: lessonSql('l.work_id = $1'),
    values: [workId, userId, now],
  })
  return rows[0]
}

export interface LessonBody {
  title: string
  notesHtml: string
  notesHeadings: Heading[]
  readingMinutes: number
  minutes: number
  summary: string
  videoId: number | null
  videoKey: string | null
  videoTitle: string | null
  durationSeconds: number | null
  transcript: TranscriptLine[] | null
  videoPosition: number
}

/** What a lesson is made of. Ask access first. */
export async function findLessonBody(sql: Sql, lessonId: number, userId: number): Promise<LessonBody> {
  const { rows } = await sql.query<LessonBody>({
    name: 'find_lesson_body',
    text: `select l.title, l.conspect_html as "notesHtml", l.conspect_headings as "notesHeadings", l.reading_minutes as "readingMinutes",
        l.minutes, l.summary, v.id as "videoId", v.key as "videoKey", v.title as "videoTitle", v.duration_seconds as "durationSeconds",
        v.transcript, coalesce(w.video_position, 0) as "videoPosition"
      from lessons l
      left join videos v on v.id = l.video_id
      left join lesson_views w on w.lesson_id = l.id and w.user_id = $2
      where l.id = $1`,
    values: [lessonId, userId],
  })
  return rows[0]!
}

/** Notes that somebody has a lesson before them: the first time stays, the last one moves. */
export async function noteView(sql: Sql, userId: number, lessonId: number, now: Date): Promise<void> {
  await sql.query({
    name: 'note_view',
    text: `insert into lesson_views (user_id, lesson_id, first_opened_at, last_opened_at) values ($1, $2, $3, $3)
      on conflict (user_id, lesson_id) do update set last_opened_at = excluded.last_opened_at`,
    values: [userId, lessonId, now],
  })
}

/** Adds to what a pupil has watched of a lesson's video. */
export async function addWatched(
  sql: Sql,
  userId: number,
  lessonId: number,
  watched: number,
  position: number,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'add_watched',
    text: `insert into lesson_views (user_id, lesson_id, first_opened_at, last_opened_at, watched_seconds, video_position)
      values ($1, $2, $5, $5, $3, $4)
      on conflict (user_id, lesson_id) do update set last_opened_at = excluded.last_opened_at,
        watched_seconds = lesson_views.watched_seconds + excluded.watched_seconds, video_position = excluded.video_position`,
    values: [userId, lessonId, watched, position, now],
  })
}

/** The fastest a film can be played: so much of it fits into the time between two reports, of all films that are open at once. */
const fastest = 2

/**
 * Adds to what was watched on a day. A jump does not count: the player does not report it, and every report is capped by the
 * time that has passed since the last report of the day. The first one has no predecessor and is capped by the maximum of one call.
 */
export async function addWatchedDay(
  sql: Sql,
  userId: number,
  day: string,
  watched: number,
  now: Date,
): Promise<void> {
  if (watched === 0) return
  await sql.query({
    name: 'add_watched_day',
    text: `insert into watched_days (user_id, day, seconds, reported_at) values ($1, $2, $3, $4)
      on conflict (user_id, day) do update set reported_at = greatest(watched_days.reported_at, excluded.reported_at),
        seconds = watched_days.seconds
          + least(excluded.seconds, $5::real * greatest(0, extract(epoch from excluded.reported_at - watched_days.reported_at)))`,
    values: [userId, day, watched, now, fastest],
  })
}
