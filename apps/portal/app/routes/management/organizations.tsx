import { OrganizationsScreen } from '@school/organizations/screens/OrganizationsScreen'
import { belowQuery, foundOrganizationsQuery, ownOrganizationQuery } from '@school/organizations/web'
import { pageIn, portal } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { cutText, normaliseText } from '@school/texts'

const page = portal.management.organizations
const wordsIn = (search: URLSearchParams): string => cutText(normaliseText(search.get('q') ?? '', 'line'), 80)

const queries: PageQueries = async ({ url: { searchParams } }, client) => {
  const words = wordsIn(searchParams)
  const number = pageIn(searchParams)
  const { id } = await client.fetchQuery(ownOrganizationQuery)
  await client.fetchQuery(words ? foundOrganizationsQuery(words, number) : belowQuery(id, number))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OrganizationsPage() {
  const [search] = useSearchParams()
  return <OrganizationsScreen words={wordsIn(search)} page={pageIn(search)} />
}
