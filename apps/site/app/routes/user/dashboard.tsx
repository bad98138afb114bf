import { NewAchievementsCard, newAchievementsQuery } from '@school/achievements/web'
import { ParentScreen } from '@school/progress/screens/ParentScreen'
import { ProgramsScreen } from '@school/progress/screens/ProgramsScreen'
import { programsQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { todayQuery } from '@school/today/web'
import { useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.user.dashboard
const isArchive = (search: URLSearchParams): boolean => search.get('archived') === 'true'
const queries: PageQueries = ({ url }, client) => {
  const programs = programsQuery(isArchive(url.searchParams))
  return client.getQueryData(meQuery.queryKey)?.isParent
    ? [programs]
    : [programs, todayQuery, newAchievementsQuery]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DashboardPage() {
  const user = useUser()
  const [search] = useSearchParams()
  if (!user) return null
  if (user.isParent) return <ParentScreen user={user} isArchive={isArchive(search)} />
  return (
    <ProgramsScreen
      user={user}
      isArchive={isArchive(search)}
      cards={<NewAchievementsCard userId={user.id} />}
    />
  )
}
