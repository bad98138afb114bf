import { TeacherObjectivesScreen } from '@school/objectives/screens/TeacherObjectivesScreen'
import { objectiveClassesQuery, teacherObjectivesQuery } from '@school/objectives/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.user.teacherObjectives
const queries: PageQueries = ({ url }) => [
  teacherObjectivesQuery(searchOf(page, url.searchParams).state),
  objectiveClassesQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherObjectivesPage() {
  return <TeacherObjectivesScreen tab={useSearch(page).state} />
}
