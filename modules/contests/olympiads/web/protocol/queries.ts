import { pageQuery, query } from '@school/api-client'
import { listProtocol, type ProtocolKind, proveProtocol } from '../../contract/index.ts'

/** Filters of entries. */
export interface ProtocolWanted {
  kind: ProtocolKind | null
  participant: number | null
  page: number
}

export const protocolQuery = (stageId: number, { kind, participant, page }: ProtocolWanted) =>
  pageQuery(listProtocol, {
    params: { stageId },
    query: {
      page,
      q: { ...(kind && { kindEq: kind }), ...(participant && { participationIdEq: participant }) },
    },
  })

export const protocolProofQuery = (stageId: number) => query(proveProtocol, { params: { stageId } })
