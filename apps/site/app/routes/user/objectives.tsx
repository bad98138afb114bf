import { ObjectivesScreen } from '@school/objectives/screens/ObjectivesScreen'
import { objectivesQuery, optionsQuery, tabIn } from '@school/objectives/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.objectives
const queries: PageQueries = ({ url: { searchParams } }) => {
  const tab = tabIn(searchParams)
  return tab === 'active' ? [objectivesQuery(tab), optionsQuery()] : [objectivesQuery(tab)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ObjectivesPage() {
  const [search] = useSearchParams()
  return <ObjectivesScreen tab={tabIn(search)} />
}
