import { handle } from '@school/kernel/server'
import { dropTemplate, keepTemplate, readKept, repeatOn, stopRepeating } from './kept-actions.ts'
import * as contract from '../contract/kept.ts'

export const keptRoutes = [
  handle(contract.listKept, (ctx) => readKept(ctx)),

  handle(contract.keepTemplate, async (ctx, { params, body }) => {
    await keepTemplate(ctx, params.homeworkId, body.title)
    return readKept(ctx)
  }),

  handle(contract.dropTemplate, async (ctx, { params }) => {
    await dropTemplate(ctx, params.homeworkId)
    return readKept(ctx)
  }),

  handle(contract.repeatHomework, async (ctx, { params, body }) => {
    await repeatOn(ctx, params.homeworkId, body)
    return readKept(ctx)
  }),

  handle(contract.stopRepeating, async (ctx, { params }) => {
    await stopRepeating(ctx, params.homeworkId)
    return readKept(ctx)
  }),
]
