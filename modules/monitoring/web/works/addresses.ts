import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { saveMonitoredWorkRuns } from '../../contract/index.ts'
import { runFilters, runsIn, runsQuery, type MonitoredRunsWanted } from '../runs/wanted.ts'

export const monitoredWorksAt = () => link(site.lms.teacherWorks)

export const monitoredWorkAt = (work_id: number, wanted: Partial<MonitoredRunsWanted> = {}): string =>
  link(site.lms.teacherWork, { work_id }, runsQuery(wanted))

export const monitoredWorkFileAt = (workId: number, wanted: MonitoredRunsWanted, format: TableFormat) =>
  fileAddress(saveMonitoredWorkRuns, { params: { workId }, query: { format, q: runFilters(wanted) } })

/** What the page of a work is asked to show. */
export const monitoredWorkIn = runsIn

export const profileAt = (user_id: number) => link(site.lms.profile, { user_id })
