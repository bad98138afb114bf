import { pageQuery, query } from '@school/api-client'
import { attemptFilters, type MonitoredAttemptsWanted } from '../attempts/wanted.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  getMonitoredWork,
  listMonitoredWorkGroups,
  listMonitoredWorkAttempts,
  listMonitoredWorks,
  listMonitoredWorkTime,
} from '../../contract/index.ts'

export const monitoredWorksQuery = query(listMonitoredWorks, {})

export const monitoredWorkQuery = (workId: number) => query(getMonitoredWork, { params: { workId } })

export const monitoredWorkAttemptsQuery = (workId: number, wanted: MonitoredAttemptsWanted) =>
  pageQuery(listMonitoredWorkAttempts, {
    params: { workId },
    query: { page: wanted.page, q: attemptFilters(wanted) },
  })

export const monitoredWorkGroupsQuery = (workId: number, name = '') =>
  query(listMonitoredWorkGroups, { params: { workId }, query: { q: name === '' ? {} : { nameCont: name } } })

export const monitoredWorkTimeQuery = (workId: number) => query(listMonitoredWorkTime, { params: { workId } })

/** Loads everything that the page of a work needs before rendering. */
export async function readMonitoredWork(
  workId: number,
  wanted: MonitoredAttemptsWanted,
  client: QueryClient,
): Promise<void> {
  await Promise.all([
    client.fetchQuery(monitoredWorkQuery(workId)),
    client.fetchQuery(monitoredWorkAttemptsQuery(workId, wanted)),
    client.fetchQuery(monitoredWorkGroupsQuery(workId)),
    client.fetchQuery(monitoredWorkTimeQuery(workId)),
  ])
}
