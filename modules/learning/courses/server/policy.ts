import type { ResourceKind } from '@school/grants/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { PolicyAttempt, WorkPolicy } from '@school/work-rules/server'
import { courseKind } from '../contract/course.ts'
import { accessOpenLessonOfWork } from './access.ts'
import { listCourseTitles } from './queries.ts'
import { says } from './ru.ts'

const mustBeOpen = async (ctx: Ctx, { workId }: PolicyAttempt): Promise<void> => {
  await accessOpenLessonOfWork(ctx, workId)
}

/** The tasks of a lesson are seen and solved as long as the lesson is open to their pupil. */
export const lessonPolicy: WorkPolicy = {
  kind: 'practice',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from lessons',
  places: {
    sql: `select l.work_id, c.discipline_id, array[l.course_id, l.id] as path
      from lessons l join courses c on c.id = l.course_id`,
    url: (courseId, id) => link(site.lms.lesson, { course_id: courseId, lesson_id: id }),
  },
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
