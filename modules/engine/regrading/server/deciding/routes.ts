import { type Ctx, handle, refusals, TableFile } from '@school/kernel/server'
import { decideRegrading, undoRegrading } from '../decide.ts'
import * as contract from '../../contract/index.ts'
import type { Regrading } from '../../contract/shown-regrading.ts'
import { regradingErrors } from '../../contract/errors.ts'
import { type Effects, readEffects } from './effects.ts'
import { effectsTable } from './effects-file.ts'
import { findRegrading, listRegradings } from './queries.ts'
import { awardsChanged } from './rules.ts'

const refuse = refusals(regradingErrors)

/** Methodists are responsible for keys and results; for others the regrading is absent. @throws regrading_not_found */
async function accessRegrading(ctx: Ctx, regradingId: number): Promise<Regrading> {
  const regrading = ctx.viewer.isMethodist ? await findRegrading(ctx, regradingId) : undefined
  if (!regrading) throw refuse('regrading_not_found')
  return regrading
}

/** Empty when the regrading can no longer be decided or undone. */
async function effectsOf(ctx: Ctx, { id, can }: Regrading): Promise<Effects> {
  if (!can.decide && !can.undo) return { answersChanged: 0, attemptsChanged: 0, people: [] }
  return readEffects(ctx, id, can.undo ? id : null)
}

export const regradingRoutes = [
  handle(contract.listRegradings, async (ctx, { query }) =>
    ctx.viewer.isMethodist ? listRegradings(ctx, query) : { rows: [], total: 0 },
  ),

  handle(contract.getRegradingEffects, async (ctx, { params }) => {
    const { people, ...counts } = await effectsOf(ctx, await accessRegrading(ctx, params.regradingId))
    return {
      ...counts,
      people: people.slice(0, contract.shownEffects),
      peopleTotal: people.length,
      awardsChanged: awardsChanged(people),
    }
  }),

  handle(contract.saveRegradingEffects, async (ctx, { params, query: { format } }) => {
    const regrading = await accessRegrading(ctx, params.regradingId)
    const { people } = await effectsOf(ctx, regrading)
    return new TableFile({ format, ...effectsTable(regrading.task.title, people) })
  }),

  handle(contract.decideRegrading, async (ctx, { params, body: { decision } }) => {
    const { id } = await accessRegrading(ctx, params.regradingId)
    if (!(await decideRegrading(ctx, id, decision))) throw refuse('regrading_decided')
    return accessRegrading(ctx, id)
  }),

  handle(contract.undoRegrading, async (ctx, { params }) => {
    const { id } = await accessRegrading(ctx, params.regradingId)
    if (!(await undoRegrading(ctx, id))) throw refuse('regrading_not_undoable')
    return accessRegrading(ctx, id)
  }),
]
