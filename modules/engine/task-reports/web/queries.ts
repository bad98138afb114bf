import { pageQuery, query } from '@school/api-client'
import { listMyReports, listReports, type ReportStatus } from '../contract/index.ts'

export const myReportsQuery = query(listMyReports, {})

export const reportsQuery = (status: ReportStatus, page: number) =>
  pageQuery(listReports, { query: { q: { statusEq: status }, page } })
