import { type Ctx, refusals } from '@school/kernel/server'
import type { Viewer } from '@school/access'
import { isTeaching } from '@school/work-rules/server'
import type { AccessState } from '../contract/course.ts'
import { courseErrors } from '../contract/errors.ts'
import { findCourse, findLesson, findLessonOfWork, type CourseRow, type LessonRow } from './queries.ts'
import { courseAccess, isEnrolled, lessonAccess } from './rules.ts'

const refuse = refusals(courseErrors)

/** Who has an access needs none; an enrolment that the school has taken away is not taken up again by oneself. */
const isClosed = ({ accessSource }: CourseRow, state: AccessState): boolean =>
  state === 'available' || (state === 'taken' && accessSource === 'enrollment')

/** The only statement of who may do what with a course. */
export const courseCan = (viewer: Viewer, course: CourseRow, now: Date) => {
  const state = courseAccess(course, now)
  return {
    read: course.retiredAt === null || isEnrolled(course),
    enroll: course.isFree && course.retiredAt === null && !isClosed(course, state),
    learn: viewer.id > 0 && state === 'available',
    teach: isTeaching(viewer) && course.retiredAt === null,
  }
}

/** The only way to obtain a course. @throws course_not_found, absent or retired alike */
export async function accessCourse(ctx: Ctx, courseId: number) {
  const course = await findCourse(ctx.sql, courseId, ctx.viewer.id, ctx.now)
  const can = course && courseCan(ctx.viewer, course, ctx.now)
  if (!course || !can?.read) throw refuse('course_not_found')
  return { course, can, state: courseAccess(course, ctx.now) }
}

/** A lesson whose outline may be seen; `state` says whether it is open. @throws lesson_not_found */
export async function accessLesson(ctx: Ctx, lessonId: number) {
  return accessFound(ctx, await findLesson(ctx.sql, lessonId, ctx.viewer.id, ctx.now))
}

function accessFound(ctx: Ctx, lesson: LessonRow | undefined) {
  if (!lesson || (lesson.courseRetiredAt !== null && !isEnrolled(lesson))) throw refuse('lesson_not_found')
  return { lesson, state: lessonAccess(lesson, lesson, ctx.viewer.id > 0, ctx.now) }
}

function mustBeOpen({ lesson, state }: ReturnType<typeof accessFound>): LessonRow {
  if (state === 'taken') throw refuse('course_access_taken')
  if (state !== 'available') throw refuse('lesson_locked')
  return lesson
}

/** A lesson that is open to the viewer. @throws lesson_not_found, lesson_locked, course_access_taken */
export const accessOpenLesson = async (ctx: Ctx, lessonId: number): Promise<LessonRow> =>
  mustBeOpen(await accessLesson(ctx, lessonId))

/** The lesson whose tasks are this work, open to the viewer. @throws lesson_not_found, lesson_locked, course_access_taken */
export const accessOpenLessonOfWork = async (ctx: Ctx, workId: number): Promise<LessonRow> =>
  mustBeOpen(accessFound(ctx, await findLessonOfWork(ctx.sql, workId, ctx.viewer.id, ctx.now)))

/** A lesson for those who teach, whatever access they have themselves. @throws lesson_not_found, absent and not theirs alike */
export async function accessTaughtLesson(ctx: Ctx, courseId: number, lessonId: number): Promise<LessonRow> {
  const lesson = isTeaching(ctx.viewer)
    ? await findLesson(ctx.sql, lessonId, ctx.viewer.id, ctx.now)
    : undefined
  if (lesson?.courseId !== courseId || lesson.courseRetiredAt !== null) throw refuse('lesson_not_found')
  return lesson
}
