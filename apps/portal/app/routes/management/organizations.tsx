import { OrganizationsScreen } from '@school/organizations/screens/OrganizationsScreen'
import { belowQuery, foundOrganizationsQuery, ownOrganizationQuery } from '@school/organizations/web'
import { portal, searchOf } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = portal.management.organizations

const queries: PageQueries = async ({ url }, client) => {
  const { q, page: number } = searchOf(page, url.searchParams)
  const { id } = await client.fetchQuery(ownOrganizationQuery)
  await client.fetchQuery(q ? foundOrganizationsQuery(q, number) : belowQuery(id, number))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OrganizationsPage() {
  return <OrganizationsScreen search={useSearch(page)} />
}
