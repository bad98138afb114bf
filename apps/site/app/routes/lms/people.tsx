import { PeopleScreen } from '@school/profiles/screens/PeopleScreen'
import { peopleQuery } from '@school/profiles/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.people
/** Guests are asked to sign in: people are not shown to them. */
const queries: PageQueries = ({ url }) => [peopleQuery(searchOf(page, url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PeoplePage() {
  return <PeopleScreen search={useSearch(page)} />
}
