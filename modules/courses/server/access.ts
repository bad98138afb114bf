import { type Ctx, refusals } from '@school/kernel/server'
import type { Viewer } from '@school/access'
import { courseErrors } from '../contract/errors.ts'
import { findCourse, findLesson, findLessonOfWork, type CourseRow, type LessonRow } from './queries.ts'
import { courseAccess, lessonAccess } from './rules.ts'

const refuse = refusals(courseErrors)

/** The only statement of who may do what with a course. */
export const courseCan = (viewer: Viewer, course: CourseRow, now: Date) => {
  const state = courseAccess(course, now)
  return {
    read: course.retiredAt === null || course.isEnrolled,
    enroll: course.isFree && course.retiredAt === null && state !== 'available',
    learn: viewer.id > 0 && state === 'available',
  }
}

/** The only way to obtain a course. @throws course_not_found, absent or retired alike */
export async function accessCourse(ctx: Ctx, courseId: number) {
  const course = await findCourse(ctx.sql, courseId, ctx.viewer.id)
  const can = course && courseCan(ctx.viewer, course, ctx.now)
  if (!course || !can?.read) throw refuse('course_not_found')
  return { course, can, state: courseAccess(course, ctx.now) }
}

/** A lesson whose outline may be seen; `state` says whether it is open. @throws lesson_not_found */
export async function accessLesson(ctx: Ctx, lessonId: number) {
  return accessFound(ctx, await findLesson(ctx.sql, lessonId, ctx.viewer.id))
}

function accessFound(ctx: Ctx, lesson: LessonRow | undefined) {
  if (!lesson || (lesson.courseRetiredAt !== null && !lesson.isEnrolled)) throw refuse('lesson_not_found')
  return { lesson, state: lessonAccess(lesson, lesson, ctx.viewer.id > 0, ctx.now) }
}

function mustBeOpen({ lesson, state }: ReturnType<typeof accessFound>): LessonRow {
  if (state !== 'available') throw refuse('lesson_locked')
  return lesson
}

/** A lesson that is open to the viewer. @throws lesson_not_found, lesson_locked */
export const accessOpenLesson = async (ctx: Ctx, lessonId: number): Promise<LessonRow> =>
  mustBeOpen(await accessLesson(ctx, lessonId))

/** The lesson whose tasks are this work, open to the viewer. @throws lesson_not_found, lesson_locked */
export const accessOpenLessonOfWork = async (ctx: Ctx, workId: number): Promise<LessonRow> =>
  mustBeOpen(accessFound(ctx, await findLessonOfWork(ctx.sql, workId, ctx.viewer.id)))
