import { TeacherObjectivesScreen } from '@school/objectives/screens/TeacherObjectivesScreen'
import { objectiveClassesQuery, tabIn, teacherObjectivesQuery } from '@school/objectives/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherObjectives
const queries: PageQueries = ({ url: { searchParams } }) => [
  teacherObjectivesQuery(tabIn(searchParams)),
  objectiveClassesQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherObjectivesPage() {
  const [search] = useSearchParams()
  return <TeacherObjectivesScreen tab={tabIn(search)} />
}
