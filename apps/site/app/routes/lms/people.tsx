import { PeopleScreen } from '@school/profiles/screens/PeopleScreen'
import { peopleQuery } from '@school/profiles/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { cutText } from '@school/texts'

const page = site.lms.people
const longestName = 80
const wantedIn = (search: URLSearchParams) => ({
  name: cutText((search.get('q') ?? '').trim(), longestName),
  page: pageIn(search),
})
/** Guests are asked to sign in: people are not shown to them. */
const queries: PageQueries = ({ url }) => [peopleQuery(wantedIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PeoplePage() {
  const [search] = useSearchParams()
  return <PeopleScreen {...wantedIn(search)} />
}
