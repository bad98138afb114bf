import { type Ctx, handle, refusals, TableFile } from '@school/kernel/server'
import { courseErrors } from '../../contract/errors.ts'
import * as contract from '../../contract/opinions.ts'
import { accessLesson, accessOpenLesson } from '../access.ts'
import { opinionColumns as titles } from '../ru.ts'
import { findOpinion, isWorkClosed, listSums, listWords, saveOpinion } from './queries.ts'

const refuse = refusals(courseErrors)

const readOpinion = async (ctx: Ctx, lessonId: number): Promise<contract.LessonOpinion> =>
  (await findOpinion(ctx.sql, ctx.viewer.id, lessonId)) ?? { opinion: null, words: '' }

/** How lessons are understood is for methodists to know. @throws opinions_not_found */
function accessOpinions({ viewer }: Ctx): void {
  if (!viewer.isMethodist) throw refuse('opinions_not_found')
}

const rowOf = (row: contract.LessonOpinionSums) => [
  row.course,
  row.position,
  row.lesson,
  row.clear,
  row.partly,
  row.unclear,
  row.total,
  row.withWords,
]

export const opinionRoutes = [
  handle(contract.getLessonOpinion, async (ctx, { params }) => {
    const { lesson } = await accessLesson(ctx, params.lessonId)
    return readOpinion(ctx, lesson.id)
  }),

  handle(contract.sayOpinion, async (ctx, { params, body }) => {
    const { id: lessonId, workId } = await accessOpenLesson(ctx, params.lessonId)
    const userId = ctx.viewer.id
    if (!(await isWorkClosed(ctx.sql, userId, workId))) throw refuse('lesson_not_finished')
    await saveOpinion(ctx.sql, { userId, lessonId, ...body }, ctx.now)
    return readOpinion(ctx, lessonId)
  }),

  handle(contract.listLessonOpinions, async (ctx) => {
    accessOpinions(ctx)
    return listSums(ctx.sql)
  }),

  handle(contract.saveLessonOpinions, async (ctx, { query: { format } }) => {
    accessOpinions(ctx)
    const rows = (await listSums(ctx.sql)).map(rowOf)
    return new TableFile({ format, name: titles.file, titles: titles.columns, rows })
  }),

  handle(contract.listOpinionWords, async (ctx, { params }) => {
    accessOpinions(ctx)
    return (await listWords(ctx.sql, params.lessonId)).map((row) => ({
      ...row,
      saidAt: row.saidAt.toISOString(),
    }))
  }),
]
