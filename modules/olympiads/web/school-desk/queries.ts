import { query } from '@school/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { listSchoolMessages } from '../../contract/index.ts'
import type { MonitoringWanted } from '../monitoring/wanted.ts'

export const schoolMessagesQuery = (stageId: number) => query(listSchoolMessages, { params: { stageId } })

/** What the parts of a school read besides, by the part that was asked for. */
export const readSchoolDesk = (
  stageId: number,
  { tab }: MonitoringWanted,
  client: QueryClient,
): Promise<unknown>[] => [...(tab === 'progress' ? [client.fetchQuery(schoolMessagesQuery(stageId))] : [])]
