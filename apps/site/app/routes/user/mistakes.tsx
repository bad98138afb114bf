import { MistakesScreen } from '@school/mistakes/screens/MistakesScreen'
import { mistakesQuery, pageIn, tabIn } from '@school/mistakes/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.mistakes
const queries: PageQueries = ({ url: { searchParams } }) => [
  mistakesQuery(tabIn(searchParams), pageIn(searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function MistakesPage() {
  const [search] = useSearchParams()
  const user = useUser()
  return user && <MistakesScreen tab={tabIn(search)} page={pageIn(search)} zone={user.timezone} />
}
