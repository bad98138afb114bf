import { type Ctx, refusals } from '@school/kernel/server'
import { listTasksOf } from '@school/works/server'
import { readTries } from '@school/results/server'
import { reviewErrors } from '../contract/errors.ts'
import type { LessonSolution } from '../contract/lesson-solution.ts'
import { accessLessonSolution, accessQueue } from './scope.ts'

const refuse = refusals(reviewErrors)

/** @throws lesson_solution_not_found */
export async function readLessonSolution(
  ctx: Ctx,
  { lessonId, userId, taskId }: { lessonId: number; userId: number; taskId: number },
): Promise<LessonSolution> {
  const { place, isMe, isTeacher } = await accessLessonSolution(ctx, lessonId, userId)
  const solved = await readTries(ctx, place, taskId, isTeacher)
  if (!solved) throw refuse('lesson_solution_not_found')
  const { waitingReviewId, ...task } = solved
  const tasks = await listTasksOf(ctx.sql, place.workId, userId)
  const isChecked = isTeacher && waitingReviewId !== null && (await mayCheck(ctx, userId))
  return {
    course: { id: place.courseId, title: place.courseTitle, hue: place.hue },
    lesson: { id: place.lessonId, title: place.lessonTitle },
    user: { id: userId, name: place.userName, avatar: place.avatar, isMe },
    tasks: tasks.map(({ id, position, title, status }) => ({ id, position, title, status })),
    task,
    reviewId: isChecked ? waitingReviewId : null,
  }
}

async function mayCheck(ctx: Ctx, userId: number): Promise<boolean> {
  const { pupilIds } = await accessQueue(ctx)
  return pupilIds === null || pupilIds.includes(userId)
}
