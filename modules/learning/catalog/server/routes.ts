import { listCourseCards } from '@school/courses/server'
import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { readBeginning } from './beginning.ts'
import { checkSample, readLanding } from './landing.ts'
import { countFacets, findCourseIds } from './queries.ts'

export const routes = [
  handle(contract.listCourses, async (ctx, { query }) => {
    const pupilId = ctx.viewer.kind === 'pupil' ? ctx.viewer.id : 0
    const { ids, total } = await findCourseIds(ctx.sql, query, pupilId)
    return { rows: await listCourseCards(ctx.sql, ids, ctx.viewer.id, ctx.now), total }
  }),

  handle(contract.getFacets, async (ctx, { query }) => countFacets(ctx.sql, query.q)),

  handle(contract.getBeginning, (ctx) => readBeginning(ctx)),

  handle(contract.getLanding, async (ctx, { params }) => readLanding(ctx, params.courseId)),

  handle(contract.checkSample, async (ctx, { params, body }) => ({
    verdict: await checkSample(ctx, params.courseId, body.response),
  })),
]
