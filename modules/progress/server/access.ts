import { courseErrors } from '@school/courses/contract'
import { listCourseCards, type StandingCard } from '@school/courses/server'
import { type Ctx, refusals } from '@school/kernel/server'

const refuse = refusals(courseErrors)

/** A course in which the viewer learns or has learned. @throws course_not_found, absent and not enrolled alike */
export async function accessOwnCourse(ctx: Ctx, courseId: number): Promise<StandingCard> {
  const [card] = await listCourseCards(ctx.sql, [courseId], ctx.viewer.id)
  if (!card?.isEnrolled) throw refuse('course_not_found')
  return card
}
