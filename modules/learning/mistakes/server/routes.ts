import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { dismissMistake, restoreMistake, startTwin } from './actions.ts'
import { readMistake, readMistakes } from './present.ts'

export const routes = [
  handle(contract.listMistakes, (ctx, { query }) => readMistakes(ctx, query.q.stateEq ?? 'open', query)),

  handle(contract.getMistake, (ctx, { params }) => readMistake(ctx, params.mistakeId)),

  handle(contract.startTwin, async (ctx, { params }) => {
    await startTwin(ctx, params.mistakeId)
    return readMistake(ctx, params.mistakeId)
  }),

  handle(contract.dismissMistake, async (ctx, { params, body }) => {
    await dismissMistake(ctx, params.mistakeId, body.reason)
    return readMistake(ctx, params.mistakeId)
  }),

  handle(contract.restoreMistake, async (ctx, { params }) => {
    await restoreMistake(ctx, params.mistakeId)
    return readMistake(ctx, params.mistakeId)
  }),
]
