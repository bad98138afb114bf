import type { Ctx } from '@school/kernel/server'
import { listReadableTasks, listTasksOf } from '@school/works/server'
import type { TaughtLesson } from '../contract/lesson.ts'
import { accessCourse, accessTaughtLesson } from './access.ts'
import { presentTaughtLesson } from './present.ts'
import { findLessonBody, listOutline } from './queries.ts'

/**
 * A lesson as teachers read it. Tasks of a contest in progress, whose keys they may not read yet, are left out.
 * @throws lesson_not_found
 */
export async function readTaughtLesson(ctx: Ctx, courseId: number, lessonId: number): Promise<TaughtLesson> {
  const lesson = await accessTaughtLesson(ctx, courseId, lessonId)
  const { course } = await accessCourse(ctx, courseId)
  const outline = await listOutline(ctx.sql, courseId, ctx.viewer.id)
  const body = await findLessonBody(ctx.sql, lesson.id, ctx.viewer.id)
  const tasks = await listTasksOf(ctx.sql, lesson.workId, ctx.viewer.id)
  const readable = new Set(
    await listReadableTasks(
      ctx,
      tasks.map(({ id }) => id),
    ),
  )
  const shown = tasks
    .filter(({ id }) => readable.has(id))
    .map(({ id, position, title, kind, difficulty }) => ({ id, position, title, kind, difficulty }))
  return presentTaughtLesson(course, outline, lesson, body, shown, ctx.now, ctx.sign)
}
