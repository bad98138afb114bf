import type { ResourceKind } from '@school/grants/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { PolicyAttempt, WorkPlace, WorkPolicy } from '@school/works/server'
import type { Sql } from '@school/db'
import { courseKind } from '../contract/course.ts'
import { accessOpenLessonOfWork } from './access.ts'
import { listCourseTitles } from './queries.ts'
import { says } from './ru.ts'

const mustBeOpen = async (ctx: Ctx, { workId }: PolicyAttempt): Promise<void> => {
  await accessOpenLessonOfWork(ctx, workId)
}

async function findPlaces(sql: Sql, workIds: readonly number[]): Promise<WorkPlace[]> {
  const { rows } = await sql.query<{
    workId: number
    disciplineId: number | null
    id: number
    courseId: number
  }>({
    name: 'find_places_of_lessons',
    text: `select l.work_id as "workId", c.discipline_id as "disciplineId", l.id, l.course_id as "courseId"
      from lessons l join courses c on c.id = l.course_id where l.work_id = any($1::int[])`,
    values: [workIds],
  })
  return rows.map(({ workId, disciplineId, ...row }) => ({
    workId,
    disciplineId,
    url: link(site.lms.lesson, { course_id: row.courseId, lesson_id: row.id }),
  }))
}

/** The tasks of a lesson are seen and solved as long as the lesson is open to their pupil. */
export const lessonPolicy: WorkPolicy = {
  kind: 'practice',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from lessons',
  places: findPlaces,
  look: mustBeOpen,
  solve: mustBeOpen,
}

/** Courses as what people are given access to: by methodists, when it is by hand. */
export const courseResource: ResourceKind = {
  kind: courseKind,
  find: async (sql, ids) =>
    (await listCourseTitles(sql, ids)).map(({ id, title }) => ({
      id,
      title,
      url: link(site.lms.course, { course_id: id }),
    })),
  mayGive: ({ isMethodist }) => isMethodist,
}
