import { pageQuery, query } from '@school/api-client'
import { runFilters, type MonitoredRunsWanted } from '../runs/wanted.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  getMonitoredWork,
  listMonitoredWorkGroups,
  listMonitoredWorkRuns,
  listMonitoredWorks,
  listMonitoredWorkTime,
} from '../../contract/index.ts'

export const monitoredWorksQuery = query(listMonitoredWorks, {})

export const monitoredWorkQuery = (workId: number) => query(getMonitoredWork, { params: { workId } })

export const monitoredWorkRunsQuery = (workId: number, wanted: MonitoredRunsWanted) =>
  pageQuery(listMonitoredWorkRuns, {
    params: { workId },
    query: { page: wanted.page, q: runFilters(wanted) },
  })

export const monitoredWorkGroupsQuery = (workId: number) =>
  query(listMonitoredWorkGroups, { params: { workId } })

export const monitoredWorkTimeQuery = (workId: number) => query(listMonitoredWorkTime, { params: { workId } })

/** All that the page of a work reads before it is shown. */
export async function readMonitoredWork(
  workId: number,
  wanted: MonitoredRunsWanted,
  client: QueryClient,
): Promise<void> {
  await Promise.all([
    client.fetchQuery(monitoredWorkQuery(workId)),
    client.fetchQuery(monitoredWorkRunsQuery(workId, wanted)),
    client.fetchQuery(monitoredWorkGroupsQuery(workId)),
    client.fetchQuery(monitoredWorkTimeQuery(workId)),
  ])
}
