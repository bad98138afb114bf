import type { Ctx } from '@school/kernel/server'
import type { Course } from '../contract/course.ts'
import { accessCourse } from './access.ts'
import { findCourseCertificate } from './finishing.ts'
import { presentCourse } from './present.ts'
import { listOutline } from './queries.ts'

const isFinished = ({ progress }: Course): boolean => progress !== null && progress.done >= progress.total

/** A course with its outline and the viewer's progress. @throws course_not_found */
export async function readCourse(ctx: Ctx, courseId: number): Promise<Course> {
  const accessed = await accessCourse(ctx, courseId)
  const outline = await listOutline(ctx.sql, courseId, ctx.viewer.id)
  const course = presentCourse(accessed, outline, ctx.viewer.id, ctx.now)
  if (!isFinished(course)) return course
  return { ...course, certificateId: await findCourseCertificate(ctx.sql, ctx.viewer.id, courseId) }
}
