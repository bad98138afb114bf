import { MonitoredWorkScreen } from '@school/monitoring/screens/MonitoredWorkScreen'
import { monitoredWorkIn, readMonitoredWork } from '@school/monitoring/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherWork

const queries: PageQueries = ({ params, url }, client) =>
  readMonitoredWork(Number(params['work_id']), monitoredWorkIn(url.searchParams), client)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherWorkPage() {
  const { work_id } = useParams()
  const [search] = useSearchParams()
  return <MonitoredWorkScreen workId={Number(work_id)} wanted={monitoredWorkIn(search)} />
}
