import { site } from '@school/routes'
import { TeacherDashboardScreen } from '@school/teacher-dashboard/screens/TeacherDashboardScreen'
import { dashboardQuery } from '@school/teacher-dashboard/web'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.user.teacherDashboard
const queries: PageQueries = () => [dashboardQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherDashboardPage() {
  const user = useUser()
  return user && <TeacherDashboardScreen name={user.firstName} />
}
