import { type Ctx, refusals } from '@school/kernel/server'
import { lte } from 'drizzle-orm'
import { courseErrors } from '../contract/errors.ts'
import { enrolled } from '../contract/events.ts'
import { accessCourse } from './access.ts'
import { enrollments } from './tables.ts'

const refuse = refusals(courseErrors)

/** Enrols the viewer in a free course for ever. Repeating it changes nothing. @throws course_not_found, course_not_free */
export async function enrollInCourse(ctx: Ctx, courseId: number): Promise<void> {
  const { course } = await accessCourse(ctx, courseId)
  if (!course.isFree) throw refuse('course_not_free')
  const made = await ctx.db
    .insert(enrollments)
    .values({ userId: ctx.viewer.id, courseId, source: 'free', accessFrom: ctx.now })
    // A free access that has ended begins anew; one that lasts is left as it is.
    .onConflictDoUpdate({
      target: [enrollments.userId, enrollments.courseId, enrollments.source],
      set: { accessFrom: ctx.now, accessUntil: null },
      setWhere: lte(enrollments.accessUntil, ctx.now),
    })
    .returning({ id: enrollments.id })
  if (made.length > 0) await ctx.announce(enrolled, { userId: ctx.viewer.id, courseId })
}
