import { CheckingScreen } from '@school/reviews/screens/CheckingScreen'
import { queueGroupsQuery, queueQuery } from '@school/reviews/web'
import { type SearchOf, searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.teacherChecking

const placeIn = ({ tab, page: number, ...part }: SearchOf<typeof page>) => ({ part, tab, page: number })
const queries: PageQueries = ({ url }) => {
  const place = placeIn(searchOf(page, url.searchParams))
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
  return <CheckingScreen {...placeIn(useSearch(page))} />
}
