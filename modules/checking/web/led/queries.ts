import { pageQuery, query } from '@school/api-client'
import { ledFilters, type LedRunsWanted } from '@school/works/web'
import type { QueryClient } from '@tanstack/react-query'
import {
  getLedWork,
  listLedWorkGroups,
  listLedWorkRuns,
  listLedWorks,
  listLedWorkTime,
} from '../../contract/index.ts'

export const ledWorksQuery = query(listLedWorks, {})

export const ledWorkQuery = (workId: number) => query(getLedWork, { params: { workId } })

export const ledWorkRunsQuery = (workId: number, wanted: LedRunsWanted) =>
  pageQuery(listLedWorkRuns, { params: { workId }, query: { page: wanted.page, q: ledFilters(wanted) } })

export const ledWorkGroupsQuery = (workId: number) => query(listLedWorkGroups, { params: { workId } })

export const ledWorkTimeQuery = (workId: number) => query(listLedWorkTime, { params: { workId } })

/** All that the page of a work reads before it is shown. */
export async function readLedWork(workId: number, wanted: LedRunsWanted, client: QueryClient): Promise<void> {
  await Promise.all([
    client.fetchQuery(ledWorkQuery(workId)),
    client.fetchQuery(ledWorkRunsQuery(workId, wanted)),
    client.fetchQuery(ledWorkGroupsQuery(workId)),
    client.fetchQuery(ledWorkTimeQuery(workId)),
  ])
}
