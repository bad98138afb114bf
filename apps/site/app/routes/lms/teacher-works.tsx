import { MonitoredWorksScreen } from '@school/monitoring/screens/MonitoredWorksScreen'
import { monitoredWorksQuery } from '@school/monitoring/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherWorks
const queries: PageQueries = () => [monitoredWorksQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherWorksPage() {
  return <MonitoredWorksScreen />
}
