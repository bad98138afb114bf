import { MonitoredOlympiadsScreen } from '@school/olympiad-conduct/screens/MonitoredOlympiadsScreen'
import { monitoredOlympiadsQuery } from '@school/olympiad-conduct/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherOlympiads
const queries: PageQueries = () => [monitoredOlympiadsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherOlympiadsPage() {
  return <MonitoredOlympiadsScreen />
}
