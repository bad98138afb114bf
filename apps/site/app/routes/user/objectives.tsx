import { ObjectivesScreen } from '@school/objectives/screens/ObjectivesScreen'
import { objectivesQuery, optionsQuery } from '@school/objectives/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.user.objectives
const queries: PageQueries = ({ url }) => {
  const { state: tab } = searchOf(page, url.searchParams)
  return tab === 'active' ? [objectivesQuery(tab), optionsQuery()] : [objectivesQuery(tab)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ObjectivesPage() {
  return <ObjectivesScreen tab={useSearch(page).state} />
}
