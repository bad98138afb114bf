import { accessCourse, listCourseCards, readCourse } from '@school/courses/server'
import { type Ctx, refusals } from '@school/kernel/server'
import type { Response, SampleTask, Verdict } from '@school/tasks/contract'
import { findTask } from '@school/tasks/server'
import { workErrors } from '@school/works/contract'
import { sampleTasks } from '@school/works/server'
import { type Landing, maxSimilar } from '../contract/index.ts'
import { findLandingFacts, findSampleTaskId } from './queries.ts'

const refuse = refusals(workErrors)

export async function readSample(ctx: Ctx, taskId: number): Promise<SampleTask | null> {
  const task = await findTask(ctx.sql, taskId)
  return task ? sampleTasks.present(task) : null
}

/** A course for those who choose. @throws course_not_found */
export async function readLanding(ctx: Ctx, courseId: number): Promise<Landing> {
  const course = await readCourse(ctx, courseId)
  const { pupilsCount, similarIds, sampleTaskId } = await findLandingFacts(ctx.sql, courseId, maxSimilar)
  return {
    ...course,
    pupilsCount,
    similar: await listCourseCards(ctx.sql, similarIds, ctx.viewer.id, ctx.now),
    sampleTask: sampleTaskId === null ? null : await readSample(ctx, sampleTaskId),
  }
}

/**
 * Judges an answer to the sample task and to no other.
 * @throws course_not_found, task_not_found when there is no sample, answer_mismatch, answer_empty, answer_unreadable, answer_in_other_layout
 */
export async function checkSample(ctx: Ctx, courseId: number, response: Response): Promise<Verdict> {
  await accessCourse(ctx, courseId)
  const taskId = await findSampleTaskId(ctx.sql, courseId)
  const task = taskId === undefined ? undefined : await findTask(ctx.sql, taskId)
  if (!task) throw refuse('task_not_found')
  return sampleTasks.judge(task, response)
}
