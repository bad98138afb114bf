import { accessCourse, listCourseCards, readCourse } from '@school/courses/server'
import { type Ctx, refusals } from '@school/kernel/server'
import type { Response, Verdict } from '@school/tasks/contract'
import { check, findTask, hideKey, isVerdict, keptResponse, personalTask } from '@school/tasks/server'
import { workErrors } from '@school/works/contract'
import { refusalOf } from '@school/works/server'
import { type Landing, maxSimilar, type SampleTask } from '../contract/index.ts'
import { findLandingFacts, findSampleTaskId } from './queries.ts'

const refuse = refusals(workErrors)

/** The page is kept for everybody: its sample is nobody’s own. */
const anybody = 0

async function readSample(ctx: Ctx, taskId: number): Promise<SampleTask | null> {
  const task = await findTask(ctx.sql, taskId)
  return task ? { id: task.id, title: task.title, question: personalTask(task, anybody).question() } : null
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
 * Judges an answer to the sample task and to no other; nothing is saved and the key stays.
 * @throws course_not_found, task_not_found when there is no sample, answer_mismatch, answer_empty, answer_unreadable
 */
export async function judgeSample(ctx: Ctx, courseId: number, response: Response): Promise<Verdict> {
  await accessCourse(ctx, courseId)
  const taskId = await findSampleTaskId(ctx.sql, courseId)
  const task = taskId === undefined ? undefined : await findTask(ctx.sql, taskId)
  if (!task) throw refuse('task_not_found')
  const personal = personalTask(task, anybody)
  const verdict = check(task.rubric, keptResponse(response, task, anybody))
  if (!isVerdict(verdict)) throw refuse(refusalOf[verdict])
  return personal.verdict(hideKey(verdict))
}
