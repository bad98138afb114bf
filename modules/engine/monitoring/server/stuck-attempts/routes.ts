import { handle, refusals, retryFailures } from '@school/kernel/server'
import * as contract from '../../contract/endpoints.ts'
import { monitoringErrors } from '../../contract/errors.ts'
import { dueAttempts } from '@school/works/server'
import { policyOf } from '@school/work-rules/server'
import { listStuckAttempts } from './queries.ts'

const refuse = refusals(monitoringErrors)

export const stuckAttemptRoutes = [
  handle(contract.listStuckAttempts, async (ctx, { query: { q } }) => {
    if (!ctx.viewer.isMethodist) return []
    const rows = await listStuckAttempts(ctx.sql, q.workIdIn ?? null)
    return rows.map(({ since, retryAt, workKind, ...row }) => ({
      ...row,
      workTitle: policyOf(ctx, workKind)?.title ?? workKind,
      since: since.toISOString(),
      retryAt: retryAt.toISOString(),
    }))
  }),

  handle(contract.retryStuckAttempts, async (ctx, { body: { ids } }) => {
    if (!ctx.viewer.isMethodist) throw refuse('only_methodists_retry')
    await retryFailures(ctx.sql, dueAttempts.jobs, ids.map(String), ctx.now)
    return null
  }),
]
