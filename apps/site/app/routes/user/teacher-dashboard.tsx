import { site } from '@school/routes'
import { TeacherDashboardScreen } from '@school/teacher-dashboard/screens/TeacherDashboardScreen'
import { dashboardQuery } from '@school/teacher-dashboard/web'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.teacherDashboard
const queries: PageQueries = () => [dashboardQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherDashboardPage() {
  const user = useUser()
  return user && <TeacherDashboardScreen name={user.firstName} />
}
