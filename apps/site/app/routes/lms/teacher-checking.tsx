import { CheckingScreen } from '@school/reviews/screens/CheckingScreen'
import { partIn, queueGroupsQuery, queueQuery } from '@school/reviews/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherChecking

/** Anything strange is the first page of what waits. */
function placeIn(search: URLSearchParams) {
  const tab = search.get('tab') === 'done' ? ('done' as const) : ('waiting' as const)
  return { part: partIn(search), tab, page: pageIn(search) }
}
const queries: PageQueries = ({ url }) => {
  const place = placeIn(url.searchParams)
  return [
    queueQuery('waiting', place.tab === 'waiting' ? place.page : 1, place.part),
    queueGroupsQuery(place.tab, place.part),
    queueQuery(place.tab, place.page, place.part),
  ]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherCheckingPage() {
  const [search] = useSearchParams()
  return <CheckingScreen {...placeIn(search)} />
}
