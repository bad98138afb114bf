import { type CoachState, coachStates } from '@school/coaches/contract'
import { CoachesScreen } from '@school/coaches/screens/CoachesScreen'
import { coachesQuery } from '@school/coaches/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherCoaches
const stateIn = (search: URLSearchParams): CoachState =>
  coachStates.find((state) => state === search.get('state')) ?? 'on_check'
const queries: PageQueries = ({ url }) => [coachesQuery(stateIn(url.searchParams), pageIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherCoachesPage() {
  const [search] = useSearchParams()
  return <CoachesScreen state={stateIn(search)} page={pageIn(search)} />
}
