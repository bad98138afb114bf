import { accountOf } from '@school/users/server'
import { handle, type Ctx, refusals } from '@school/kernel/server'
import { checkTry, isVerdict, keptResponse, personalTask, variantOf } from '@school/tasks/server'
import { dayIn } from '@school/texts'
import { workErrors } from '@school/works/contract'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessCourse, accessLesson, accessOpenLesson } from './access.ts'
import { enrollInCourse } from './actions.ts'
import { readCourse } from './course.ts'
import { presentLessonNotes, presentLesson } from './present.ts'
import { addWatched, addWatchedDay, findLessonBody, listOutline, noteView } from './queries.ts'
import { opinionRoutes } from './opinions/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { remarkRoutes } from './remarks/routes.ts'
import { readTaughtLesson } from './taught.ts'

const refuse = refusals({ ...contract.courseErrors, ...workErrors })

const accessPreview = async (ctx: Ctx, taskId: number, seed: number) =>
  variantOf(await works.accessKey(ctx, taskId), seed)

const courseRoutes = [
  handle(contract.getCourse, (ctx, { params }) => readCourse(ctx, params.courseId)),

  handle(contract.enroll, async (ctx, { params }) => {
    await enrollInCourse(ctx, params.courseId)
    return readCourse(ctx, params.courseId)
  }),

  handle(contract.getLesson, async (ctx, { params }) => {
    const { lesson } = await accessLesson(ctx, params.lessonId)
    if (lesson.courseId !== params.courseId) throw refuse('lesson_not_found')
    const accessed = await accessCourse(ctx, params.courseId)
    const outline = await listOutline(ctx.sql, params.courseId, ctx.viewer.id)
    const body = await findLessonBody(ctx.sql, lesson.id, ctx.viewer.id)
    return presentLesson(accessed, outline, lesson, body, ctx.viewer.id, ctx.now, ctx.sign)
  }),

  handle(contract.getTaughtLesson, (ctx, { params }) =>
    readTaughtLesson(ctx, params.courseId, params.lessonId),
  ),

  handle(contract.getLessonNotes, async (ctx, { params }) => {
    const { lesson, state } = await accessLesson(ctx, params.lessonId)
    const accessed = await accessCourse(ctx, lesson.courseId)
    return presentLessonNotes(
      accessed,
      lesson.id,
      state,
      await findLessonBody(ctx.sql, lesson.id, ctx.viewer.id),
    )
  }),

  handle(contract.viewLesson, async (ctx, { params }) => {
    const lesson = await accessOpenLesson(ctx, params.lessonId)
    await noteView(ctx.sql, ctx.viewer.id, lesson.id, ctx.now)
    return null
  }),

  handle(contract.saveWatchProgress, async (ctx, { params, body }) => {
    const lesson = await accessOpenLesson(ctx, params.lessonId)
    await addWatched(ctx.sql, ctx.viewer.id, lesson.id, body.watchedSeconds, body.position, ctx.now)
    const day = dayIn(ctx.now, accountOf(ctx).timezone)
    await addWatchedDay(ctx.sql, ctx.viewer.id, day, body.watchedSeconds, ctx.now)
    return null
  }),
]

const taskRoutes = [
  handle(contract.listLessonTasks, async (ctx, { params }) => {
    const { workId } = await accessOpenLesson(ctx, params.lessonId)
    return works.listTasksOf(ctx.sql, workId, ctx.viewer.id)
  }),

  handle(contract.getLessonTask, async (ctx, { params }) => {
    const { workId } = await accessOpenLesson(ctx, params.lessonId)
    return works.openTask(ctx, workId, params.taskId)
  }),

  handle(contract.startLesson, async (ctx, { params }) => ({
    attempt: await works.startAttempt(ctx, await accessOpenLesson(ctx, params.lessonId), ''),
  })),
]

const previewRoutes = [
  handle(contract.previewTask, async (ctx, { params, query }) => {
    const task = await accessPreview(ctx, params.taskId, query.seed)
    const personal = personalTask(task, query.seed)
    return {
      ...task,
      hasVariants: task.recipe !== null,
      question: personal.question(),
      solution: personal.solution(task.solutionHtml),
    }
  }),

  handle(contract.tryPreview, async (ctx, { params, query, body }) => {
    const task = await accessPreview(ctx, params.taskId, query.seed)
    const personal = personalTask(task, query.seed)
    const verdict = checkTry(task.rubric, keptResponse(body.response, task, query.seed))
    if (!isVerdict(verdict)) throw refuse(works.refusalOf[verdict])
    return { verdict: personal.verdict(verdict) }
  }),
]

export const routes = [
  ...courseRoutes,
  ...taskRoutes,
  ...previewRoutes,
  ...remarkRoutes,
  ...questionRoutes,
  ...opinionRoutes,
]
