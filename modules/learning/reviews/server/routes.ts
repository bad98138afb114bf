import { handle, type Ctx } from '@school/kernel/server'
import { workNamesSql } from '@school/work-rules/server'
import * as contract from '../contract/index.ts'
import { leaveReview, returnAnswer, reviewAnswer, takeReview } from './actions.ts'
import { accessPartOfQueue, accessQueue } from './scope.ts'
import { readLessonSolution } from './lesson-solution.ts'
import { listQueueGroups } from './groups.ts'
import { listPlaces } from './queries.ts'
import { listReviewQueue, presentQueued } from './queue.ts'
import { readReview } from './read.ts'

const placeIn = (ctx: Ctx) => async (workId: number) =>
  (await listPlaces(ctx.sql, workNamesSql(ctx), [workId])).get(workId) ?? null

const read = async (ctx: Ctx, id: number, part: Parameters<typeof accessPartOfQueue>[1] = {}) =>
  readReview(ctx, await accessPartOfQueue(ctx, part), id, placeIn(ctx))

export const routes = [
  handle(contract.listQueue, async (ctx, { query }) => {
    const scope = await accessPartOfQueue(ctx, query.q)
    const { rows, total } = await listReviewQueue(ctx.sql, scope, query.q.stateEq === 'done', query, ctx.now)
    const places = await listPlaces(
      ctx.sql,
      workNamesSql(ctx),
      rows.map(({ workId }) => workId),
    )
    const present = (row: (typeof rows)[number]) =>
      presentQueued(row, ctx.viewer.id, ctx.now, places.get(row.workId) ?? null)
    return { rows: rows.map(present), total }
  }),

  handle(contract.getQueueGroups, async (ctx, { query }) => {
    const scope = await accessPartOfQueue(ctx, query.q)
    return listQueueGroups(ctx.sql, scope, workNamesSql(ctx), query.q.stateEq === 'done', ctx.now)
  }),

  handle(contract.getReview, (ctx, { params, query }) => read(ctx, params.reviewId, query.q)),

  handle(contract.holdReview, async (ctx, { params }) => {
    await takeReview(ctx, await accessQueue(ctx), params.reviewId)
    return null
  }),

  handle(contract.leaveReview, async (ctx, { params }) => {
    await leaveReview(ctx, await accessQueue(ctx), params.reviewId)
    return null
  }),

  handle(contract.reviewAnswer, async (ctx, { params, body }) => {
    await reviewAnswer(ctx, await accessQueue(ctx), params.reviewId, body)
    return read(ctx, params.reviewId)
  }),

  handle(contract.returnAnswer, async (ctx, { params, body }) => {
    await returnAnswer(ctx, await accessQueue(ctx), params.reviewId, body)
    return read(ctx, params.reviewId)
  }),

  handle(contract.getLessonSolution, (ctx, { params }) => readLessonSolution(ctx, params)),
]
