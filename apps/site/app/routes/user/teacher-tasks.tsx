import { OwnTasksScreen } from '@school/own-tasks/screens/OwnTasksScreen'
import { ownTaskFiltersIn, ownTaskOptionsQuery, ownTasksQuery, ownTaskTabIn } from '@school/own-tasks/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherTasks
const queries: PageQueries = ({ url: { searchParams: search } }) => [
  ownTaskOptionsQuery,
  ownTasksQuery(ownTaskTabIn(search), ownTaskFiltersIn(search), pageIn(search)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherTasksPage() {
  const [search] = useSearchParams()
  return (
    <OwnTasksScreen tab={ownTaskTabIn(search)} filters={ownTaskFiltersIn(search)} page={pageIn(search)} />
  )
}
