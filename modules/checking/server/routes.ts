import { handle, type Ctx } from '@school/kernel/server'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessPartOfQueue, accessQueue } from './access.ts'
import { readLessonSolution } from './lesson-solution.ts'
import { ledRoutes } from './led/routes.ts'
import { listPlaces } from './queries.ts'

const placeIn = (ctx: Ctx) => async (workId: number) =>
  (await listPlaces(ctx.sql, [workId])).get(workId) ?? null

const read = async (ctx: Ctx, id: number, part: Parameters<typeof accessPartOfQueue>[1] = {}) =>
  works.readReview(ctx, await accessPartOfQueue(ctx, part), id, placeIn(ctx))

const checkingRoutes = [
  handle(contract.listQueue, async (ctx, { query }) => {
    const { stateEq, taskEq } = query.q
    const filter = { isDone: stateEq === 'done', taskId: taskEq ?? null }
    const { rows, total } = await works.listReviewQueue(
      ctx.sql,
      await accessPartOfQueue(ctx, query.q),
      filter,
      query,
    )
    const places = await listPlaces(
      ctx.sql,
      rows.map(({ workId }) => workId),
    )
    const present = (row: (typeof rows)[number]) =>
      works.presentQueued(row, ctx.viewer.id, ctx.now, places.get(row.workId) ?? null)
    return { rows: rows.map(present), total }
  }),

  handle(contract.getReview, (ctx, { params, query }) => read(ctx, params.reviewId, query.q)),

  handle(contract.holdReview, async (ctx, { params }) => {
    await works.takeReview(ctx, await accessQueue(ctx), params.reviewId)
    return null
  }),

  handle(contract.leaveReview, async (ctx, { params }) => {
    await works.leaveReview(ctx, await accessQueue(ctx), params.reviewId)
    return null
  }),

  handle(contract.reviewAnswer, async (ctx, { params, body }) => {
    await works.reviewAnswer(ctx, await accessQueue(ctx), params.reviewId, body)
    return read(ctx, params.reviewId)
  }),

  handle(contract.returnAnswer, async (ctx, { params, body }) => {
    await works.returnAnswer(ctx, await accessQueue(ctx), params.reviewId, body.comment)
    return read(ctx, params.reviewId)
  }),

  handle(contract.getLessonSolution, (ctx, { params }) => readLessonSolution(ctx, params)),
]

export const routes = [...checkingRoutes, ...ledRoutes]
