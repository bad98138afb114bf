import type { QueryClient } from '@tanstack/react-query'
import {
  type MonitoringWanted,
  givenTimeQuery,
  monitoredCodesQuery,
  monitoredStageQuery,
  packetSchoolsQuery,
  readProgress,
  timeRequestsQuery,
} from '@school/olympiad-conduct/web'
import {
  decidedAppealsQuery,
  expertsQuery,
  juryMarksQuery,
  openAppealsQuery,
  saidQuery,
  waitingQuestionsQuery,
} from './jury/queries.ts'
import { protocolQuery } from './protocol/queries.ts'
import { preliminaryQuery } from './results/queries.ts'

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
