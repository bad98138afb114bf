import { OwnTasksScreen } from '@school/own-tasks/screens/OwnTasksScreen'
import { ownTaskOptionsQuery, ownTasksQuery } from '@school/own-tasks/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.user.teacherTasks
const queries: PageQueries = ({ url }) => [
  ownTaskOptionsQuery,
  ownTasksQuery(searchOf(page, url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherTasksPage() {
  return <OwnTasksScreen search={useSearch(page)} />
}
