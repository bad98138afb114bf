import { pageQuery, query } from '@school/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { MonitoringWanted } from '@school/olympiad-conduct/web'
import {
  getReadiness,
  getSigningSheet,
  listAppealsBySchools,
  listSchoolAppeals,
  listSchoolMessages,
  type StageAccess,
} from '../../contract/index.ts'

export const schoolMessagesQuery = (stageId: number) => query(listSchoolMessages, { params: { stageId } })

export const schoolAppealsQuery = (stageId: number, page: number) =>
  pageQuery(listSchoolAppeals, { params: { stageId }, query: { page } })

export const appealsBySchoolsQuery = (stageId: number) => query(listAppealsBySchools, { params: { stageId } })

export const readinessQuery = (stageId: number) => query(getReadiness, { params: { stageId } })

export const signingSheetQuery = (stageId: number) => query(getSigningSheet, { params: { stageId } })

/** Loads additional data of the requested tab for a school or a municipality. */
export function readSchoolDesk(
  stageId: number,
  { organization }: StageAccess,
  { tab, page }: MonitoringWanted,
  client: QueryClient,
): Promise<unknown>[] {
  const isSchool = organization.kind === 'school'
  if (tab === 'appeals')
    return [
      isSchool
        ? client.fetchQuery(schoolAppealsQuery(stageId, page))
        : client.fetchQuery(appealsBySchoolsQuery(stageId)),
    ]
  if (!isSchool) return []
  if (tab === 'results') return [client.fetchQuery(signingSheetQuery(stageId))]
  // «Ход» also replaces tabs that are closed to the viewer.
  return [client.fetchQuery(schoolMessagesQuery(stageId))]
}
