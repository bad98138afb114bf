import { ProgramsScreen } from '@school/progress/screens/ProgramsScreen'
import { programsQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader } from '../../loading.ts'
import { useUser } from '../../shell/use-user.ts'
import { titleOf } from '../../title.ts'

const page = site.user.dashboard
const isArchive = (search: URLSearchParams): boolean => search.get('archived') === 'true'
const queries: PageQueries = ({ url }) => [programsQuery(isArchive(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DashboardPage() {
  const user = useUser()
  const [search] = useSearchParams()
  return user && <ProgramsScreen user={user} isArchive={isArchive(search)} />
}
