import { CoachesScreen } from '@school/coaches/screens/CoachesScreen'
import { coachesQuery } from '@school/coaches/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.teacherCoaches
const queries: PageQueries = ({ url }) => [coachesQuery(searchOf(page, url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherCoachesPage() {
  return <CoachesScreen search={useSearch(page)} />
}
