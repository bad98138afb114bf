import { query } from '@school/api-client'
import type { TimeTarget } from '@school/monitoring/contract'
import { getTimeReach, listTimeRequests } from '../../contract/index.ts'

export const timeRequestsQuery = (stageId: number) => query(listTimeRequests, { params: { stageId } })

export const timeReachQuery = (stageId: number, target: TimeTarget, targetId: number | null) =>
  query(getTimeReach, {
    params: { stageId },
    query: targetId === null ? { target } : { target, targetId },
  })
