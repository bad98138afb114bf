import { pageIn, site } from '@school/routes'
import { type ReportStatus, reportStatuses } from '@school/task-reports/contract'
import { TaskReportsScreen } from '@school/task-reports/screens/TaskReportsScreen'
import { reportsQuery } from '@school/task-reports/web'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherTaskReports
const statusIn = (search: URLSearchParams): ReportStatus =>
  reportStatuses.find((status) => status === search.get('status')) ?? 'open'
const queries: PageQueries = ({ url }) => [reportsQuery(statusIn(url.searchParams), pageIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherTaskReportsPage() {
  const [search] = useSearchParams()
  return <TaskReportsScreen status={statusIn(search)} page={pageIn(search)} />
}
