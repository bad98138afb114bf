import { giveAccess } from '@school/grants/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { courseKind } from '../contract/course.ts'
import { courseErrors } from '../contract/errors.ts'
import { accessCourse } from './access.ts'

const refuse = refusals(courseErrors)

/**
 * Enrols the viewer in a free course for ever: the access that a pupil takes. Repeating it changes nothing.
 * @throws course_not_found, course_not_free; course_access_taken when the school has taken it away
 */
export async function enrollInCourse(ctx: Ctx, courseId: number): Promise<void> {
  const { course, state } = await accessCourse(ctx, courseId)
  if (!course.isFree) throw refuse('course_not_free')
  const given = await giveAccess(ctx, {
    userId: ctx.viewer.id,
    resourceKind: courseKind,
    resourceId: courseId,
    source: 'enrollment',
    cause: 'enrollment',
  })
  if (given === undefined && state !== 'available') throw refuse('course_access_taken')
}
