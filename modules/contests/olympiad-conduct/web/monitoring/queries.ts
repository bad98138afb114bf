import { pageQuery, query } from '@school/api-client'
import { attemptFilters } from '@school/monitoring/web'
import type { QueryClient } from '@tanstack/react-query'
import {
  getMonitoredStage,
  listDisqualified,
  listGivenTime,
  listMonitoredCodes,
  listMonitoredOlympiads,
  listMonitoredParticipants,
  listSchoolsWithoutCode,
  listStageGroups,
  listStageTiles,
} from '../../contract/index.ts'
import type { MonitoringWanted } from './wanted.ts'

export const monitoredOlympiadsQuery = query(listMonitoredOlympiads, {})

export const monitoredStageQuery = (stageId: number) => query(getMonitoredStage, { params: { stageId } })

export const monitoredParticipantsQuery = (stageId: number, wanted: MonitoringWanted) =>
  pageQuery(listMonitoredParticipants, {
    params: { stageId },
    query: { page: wanted.page, q: attemptFilters(wanted) },
  })

export const stageGroupsQuery = (stageId: number, name = '') =>
  query(listStageGroups, { params: { stageId }, query: { q: name === '' ? {} : { nameCont: name } } })

export const stageTilesQuery = (stageId: number) => query(listStageTiles, { params: { stageId } })

export const givenTimeQuery = (stageId: number) => query(listGivenTime, { params: { stageId } })

export const disqualifiedQuery = (stageId: number) => query(listDisqualified, { params: { stageId } })

export const monitoredCodesQuery = (
  stageId: number,
  { name, page }: Pick<MonitoringWanted, 'name' | 'page'>,
) =>
  pageQuery(listMonitoredCodes, {
    params: { stageId },
    query: { page, q: name === null ? {} : { nameCont: name } },
  })

export const schoolsWithoutCodeQuery = (stageId: number, name: string) =>
  query(listSchoolsWithoutCode, {
    params: { stageId },
    query: { q: name === '' ? {} : { nameCont: name } },
  })

/** «Ход»; it also replaces tabs that are closed to the viewer. */
export const readProgress = (
  stageId: number,
  wanted: MonitoringWanted,
  seesNames: boolean,
  client: QueryClient,
) =>
  Promise.all([
    client.fetchQuery(stageTilesQuery(stageId)),
    ...(seesNames
      ? [
          client.fetchQuery(monitoredParticipantsQuery(stageId, wanted)),
          client.fetchQuery(stageGroupsQuery(stageId)),
          client.fetchQuery(disqualifiedQuery(stageId)),
        ]
      : []),
  ])
