import { handle } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { accessProtocol } from './access.ts'
import { brokenAt } from './chain.ts'
import { listEntries, readChain } from './queries.ts'

export const protocolRoutes = [
  handle(contract.listProtocol, async (ctx, { params: { stageId }, query }) => {
    await accessProtocol(ctx, stageId)
    return listEntries(ctx.sql, stageId, query.q, query)
  }),

  handle(contract.proveProtocol, async (ctx, { params: { stageId } }) => {
    await accessProtocol(ctx, stageId)
    const chain = await readChain(ctx.sql, stageId)
    return {
      entries: chain.length,
      brokenAt: brokenAt(stageId, chain),
      lastHash: chain.at(-1)?.hash ?? null,
    }
  }),
]
