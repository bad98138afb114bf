import { handle, refusals, retryFailures } from '@school/kernel/server'
import * as contract from '../../contract/endpoints.ts'
import { monitoringErrors } from '../../contract/errors.ts'
import { jobsOfRuns } from '@school/works/server'
import { listStuckRuns } from './queries.ts'

const refuse = refusals(monitoringErrors)

export const stuckRunRoutes = [
  handle(contract.listStuckRuns, async (ctx, { query: { q } }) => {
    if (!ctx.viewer.isMethodist) return []
    const rows = await listStuckRuns(ctx.sql, q.workIdIn ?? null)
    return rows.map(({ since, retryAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      retryAt: retryAt.toISOString(),
    }))
  }),

  handle(contract.retryStuckRuns, async (ctx, { body: { ids } }) => {
    if (!ctx.viewer.isMethodist) throw refuse('only_methodists_retry')
    await retryFailures(ctx.sql, jobsOfRuns, ids.map(String), ctx.now)
    return null
  }),
]
