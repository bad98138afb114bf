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
  listPreliminary,
  listSchoolsWithoutCode,
  listStageGroups,
  listStageTiles,
} from '../../contract/index.ts'
import {
  decidedAppealsQuery,
  expertsQuery,
  juryMarksQuery,
  openAppealsQuery,
  saidQuery,
  waitingQuestionsQuery,
} from '../jury/queries.ts'
import { packetSchoolsQuery } from '../packet/queries.ts'
import { protocolQuery } from '../protocol/queries.ts'
import { timeRequestsQuery } from '../time/queries.ts'
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

export const preliminaryQuery = (
  stageId: number,
  { grade, page }: Pick<MonitoringWanted, 'grade' | 'page'>,
) =>
  pageQuery(listPreliminary, {
    params: { stageId },
    query: { page, q: grade === null ? {} : { gradeEq: grade } },
  })

/** «Ход»; it also replaces tabs that are closed to the viewer. */
const readProgress = (stageId: number, wanted: MonitoringWanted, seesNames: boolean, client: QueryClient) =>
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

/** Loads everything that the requested tab of the page of a stage needs before rendering. */
export async function readMonitoredStage(
  stageId: number,
  wanted: MonitoringWanted,
  client: QueryClient,
): Promise<void> {
  const { leadsAll, can } = await client.fetchQuery(monitoredStageQuery(stageId))
  if (wanted.tab === 'codes') {
    await client.fetchQuery(monitoredCodesQuery(stageId, wanted))
  } else if (wanted.tab === 'packets' && can.makePackets) {
    await client.fetchQuery(packetSchoolsQuery(stageId, wanted))
  } else if (wanted.tab === 'time' && can.seeNames) {
    await Promise.all([
      client.fetchQuery(timeRequestsQuery(stageId)),
      client.fetchQuery(givenTimeQuery(stageId)),
    ])
  } else if (wanted.tab === 'results') {
    if (can.seePreliminary) await client.fetchQuery(preliminaryQuery(stageId, wanted))
  } else if (wanted.tab === 'questions' && leadsAll) {
    await Promise.all([
      client.fetchQuery(waitingQuestionsQuery(stageId)),
      client.fetchQuery(saidQuery(stageId, wanted.page)),
    ])
  } else if (wanted.tab === 'appeals' && leadsAll) {
    await Promise.all([
      client.fetchQuery(openAppealsQuery(stageId)),
      client.fetchQuery(decidedAppealsQuery(stageId, wanted.page)),
    ])
  } else if (wanted.tab === 'jury' && leadsAll) {
    await Promise.all([
      client.fetchQuery(expertsQuery(stageId)),
      client.fetchQuery(juryMarksQuery(stageId, wanted.page)),
    ])
  } else if (wanted.tab === 'protocol' && can.readProtocol) {
    await client.fetchQuery(protocolQuery(stageId, wanted))
  } else {
    await readProgress(stageId, wanted, can.seeNames, client)
  }
}
