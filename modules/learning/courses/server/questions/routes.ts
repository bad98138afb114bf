import { changeSeen, type Versions } from '@school/versions/server'
import { lockUser } from '@school/users/server'
import { type Ctx, handle, refusals } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { courseErrors } from '../../contract/errors.ts'
import * as contract from '../../contract/questions.ts'
import { accessLesson, accessOpenLesson } from '../access.ts'
import type { LessonRow } from '../queries.ts'
import { answered } from '../ru.ts'
import * as queries from './queries.ts'
import { lessonQuestions } from './tables.ts'

const refuse = refusals(courseErrors)

/** After it methodists see a question whose teacher is silent. */
const patienceMs = 2 * 24 * 3_600_000

export const answererOf = ({ viewer, now }: Ctx): queries.Answerer => ({
  id: viewer.id,
  isMethodist: viewer.isMethodist,
  lateBefore: new Date(now.getTime() - patienceMs),
})

const present = ({ taskId, position, taskTitle, answeredByName, ...row }: queries.QuestionRow) => ({
  id: row.id,
  task: taskId !== null && position !== null ? { id: taskId, position, title: taskTitle ?? '' } : null,
  atSeconds: row.atSeconds,
  question: row.question,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: answeredByName,
})

async function readQuestions(ctx: Ctx, lesson: LessonRow): Promise<contract.LessonQuestions> {
  const own = await queries.listOwnQuestions(ctx.sql, ctx.viewer.id, lesson.id)
  const left = contract.questionsWaitingMax - (await queries.countWaiting(ctx.sql, ctx.viewer.id))
  return {
    own: own.map((row) => ({ ...present(row), isNew: row.answeredAt !== null && row.readAt === null })),
    common: await queries.listCommonQuestions(ctx.sql, lesson.id),
    left: Math.max(0, left),
    can: { ask: ctx.viewer.kind === 'pupil' && left > 0 },
  }
}

const presentForAnswerer = (ctx: Ctx, row: queries.PupilQuestionRow): contract.PupilQuestion => ({
  ...present(row),
  lesson: {
    id: row.lessonId,
    courseId: row.courseId,
    title: row.lessonTitle,
    courseTitle: row.courseTitle,
  },
  pupil: {
    name: row.pupilName,
    avatar: row.avatar,
    gradeIndex: row.gradeIndex,
    className: row.className,
  },
  common:
    row.commonQuestion === null ? null : { question: row.commonQuestion, answer: row.commonAnswer ?? '' },
  version: row.version,
  can: { publish: ctx.viewer.isMethodist && row.answeredAt !== null },
})

/** A question that the viewer may answer. @throws lesson_question_not_found, absent and somebody else's alike */
async function accessQuestion(ctx: Ctx, id: number): Promise<queries.PupilQuestionRow> {
  const row = await queries.findForAnswerer(ctx.sql, ctx.viewer, id)
  if (!row) throw refuse('lesson_question_not_found')
  return row
}

/** @throws lesson_question_not_found, also of a teacher: what everybody reads is a methodist's word */
function mustBeMethodist({ viewer }: Ctx): void {
  if (!viewer.isMethodist) throw refuse('lesson_question_not_found')
}

const answerVersions: Versions = {
  key: lessonQuestions.id,
  version: lessonQuestions.version,
  who: { by: lessonQuestions.answeredBy, at: lessonQuestions.answeredAt, isStamped: false },
}
/** An answer that was corrected changes what is published of it too. */
const publicationVersions: Versions = {
  key: lessonQuestions.id,
  version: lessonQuestions.version,
  isShared: true,
}

const pupilRoutes = [
  handle(contract.listLessonQuestions, async (ctx, { params }) =>
    readQuestions(ctx, await accessOpenLesson(ctx, params.lessonId)),
  ),

  handle(contract.askLesson, async (ctx, { params, body }) => {
    const lesson = await accessOpenLesson(ctx, params.lessonId)
    const userId = ctx.viewer.id
    await lockUser(ctx.sql, userId)
    if ((await queries.countWaiting(ctx.sql, userId)) >= contract.questionsWaitingMax)
      throw refuse('lesson_questions_too_many')
    if (body.taskId !== null && !(await queries.isTaskOfLesson(ctx.sql, lesson.workId, body.taskId)))
      throw refuse('lesson_task_not_found')
    await queries.insertQuestion(ctx.sql, { userId, lessonId: lesson.id, ...body }, ctx.now)
    return readQuestions(ctx, lesson)
  }),

  handle(contract.hearAnswers, async (ctx, { params }) => {
    const { lesson } = await accessLesson(ctx, params.lessonId)
    await queries.noteReading(ctx.sql, ctx.viewer.id, lesson.id, ctx.now)
    return null
  }),
]

const answererRoutes = [
  handle(contract.listPupilQuestions, async (ctx, { query }) => {
    const isAnswered = query.q.stateEq === 'answered'
    const { rows, total } = await queries.listForAnswerer(ctx.sql, answererOf(ctx), isAnswered, query)
    return { rows: rows.map((row) => presentForAnswerer(ctx, row)), total }
  }),

  handle(contract.answerPupil, async (ctx, { params, body }) => {
    const { id, userId, lessonId, courseId, lessonTitle } = await accessQuestion(ctx, params.questionId)
    const { version, ...asked } = body
    const known = async () => ({ answer: (await accessQuestion(ctx, id)).answer ?? '' })
    if (!(await changeSeen(ctx, answerVersions, id, { version, asked }, known)))
      return presentForAnswerer(ctx, await accessQuestion(ctx, id))
    await queries.saveAnswer(ctx.sql, id, body.answer, ctx.viewer.id, ctx.now)
    await notify(ctx, [
      {
        userId,
        kind: 'answer',
        title: answered.inBell(lessonTitle),
        text: body.answer,
        url: `${link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })}#questions`,
        aboutId: ctx.viewer.id,
        cause: `lesson-question:${id}`,
      },
    ])
    return presentForAnswerer(ctx, await accessQuestion(ctx, id))
  }),

  handle(contract.publishQuestion, async (ctx, { params, body }) => {
    mustBeMethodist(ctx)
    const { id, answeredAt } = await accessQuestion(ctx, params.questionId)
    if (answeredAt === null) throw refuse('lesson_question_waits')
    const { version, ...asked } = body
    const known = async () => {
      const now = await accessQuestion(ctx, id)
      return { question: now.commonQuestion ?? now.question, answer: now.commonAnswer ?? now.answer ?? '' }
    }
    if (await changeSeen(ctx, publicationVersions, id, { version, asked }, known))
      await queries.savePublication(ctx.sql, id, asked, ctx.viewer.id, ctx.now)
    return presentForAnswerer(ctx, await accessQuestion(ctx, id))
  }),

  handle(contract.hideQuestion, async (ctx, { params }) => {
    mustBeMethodist(ctx)
    const { id } = await accessQuestion(ctx, params.questionId)
    await queries.savePublication(ctx.sql, id, null, ctx.viewer.id, ctx.now)
    return presentForAnswerer(ctx, await accessQuestion(ctx, id))
  }),
]

export const questionRoutes = [...pupilRoutes, ...answererRoutes]
