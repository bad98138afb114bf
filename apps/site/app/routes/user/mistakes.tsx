import { MistakesScreen } from '@school/mistakes/screens/MistakesScreen'
import { mistakesQuery } from '@school/mistakes/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch, useUser } from '@school/pages'

const page = site.user.mistakes
const queries: PageQueries = ({ url }) => [mistakesQuery(searchOf(page, url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function MistakesPage() {
  const search = useSearch(page)
  const user = useUser()
  return user && <MistakesScreen search={search} zone={user.timezone} />
}
