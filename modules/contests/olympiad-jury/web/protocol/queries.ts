import { pageQuery, query } from '@school/api-client'
import type { ProtocolWanted } from '@school/olympiad-conduct/web'
import { listProtocol, proveProtocol } from '../../contract/index.ts'

export const protocolQuery = (stageId: number, { kind, participant, page }: ProtocolWanted) =>
  pageQuery(listProtocol, {
    params: { stageId },
    query: {
      page,
      q: { ...(kind && { kindEq: kind }), ...(participant && { participationIdEq: participant }) },
    },
  })

export const protocolProofQuery = (stageId: number) => query(proveProtocol, { params: { stageId } })
