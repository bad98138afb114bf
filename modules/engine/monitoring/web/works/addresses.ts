import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { saveMonitoredWorkAttempts, saveMonitoredWorkTime } from '../../contract/index.ts'
import {
  attemptFilters,
  attemptsIn,
  attemptsQuery,
  type MonitoredAttemptsWanted,
} from '../attempts/wanted.ts'

export const monitoredWorksAt = () => link(site.lms.teacherWorks)

export const monitoredWorkAt = (work_id: number, wanted: Partial<MonitoredAttemptsWanted> = {}): string =>
  link(site.lms.teacherWork, { work_id }, attemptsQuery(wanted))

export const monitoredWorkFileAt = (workId: number, wanted: MonitoredAttemptsWanted, format: TableFormat) =>
  fileAddress(saveMonitoredWorkAttempts, { params: { workId }, query: { format, q: attemptFilters(wanted) } })

export const givenTimesFileAt = (workId: number, format: TableFormat) =>
  fileAddress(saveMonitoredWorkTime, { params: { workId }, query: { format } })

/** Filters of the page of a work, from its address. */
export const monitoredWorkIn = attemptsIn

export const profileAt = (user_id: number) => link(site.lms.profile, { user_id })
