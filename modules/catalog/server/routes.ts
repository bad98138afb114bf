import { listCourseCards } from '@school/courses/server'
import { answer } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { judgeSample, readLanding } from './landing.ts'
import { countFacets, findCourseIds } from './queries.ts'

export const answers = [
  answer(contract.listCourses, async (ctx, { query }) => {
    const pupilId = ctx.viewer.kind === 'pupil' ? ctx.viewer.id : 0
    const { ids, total } = await findCourseIds(ctx.sql, query, pupilId)
    return { rows: await listCourseCards(ctx.sql, ids, ctx.viewer.id), total }
  }),

  answer(contract.getFacets, async (ctx, { query }) => countFacets(ctx.sql, query.q)),

  answer(contract.getLanding, async (ctx, { params }) => readLanding(ctx, params.courseId)),

  answer(contract.checkSample, async (ctx, { params, body }) => ({
    verdict: await judgeSample(ctx, params.courseId, body.response),
  })),
]
