import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { NewAchievementsCard, newAchievementsQuery } from '@school/achievements/web'
import { DueCard, summaryQuery } from '@school/homeworks/web'
import { ProgramsScreen } from '@school/progress/screens/ProgramsScreen'
import { programsQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { ReminderCard, reminderQuery } from '@school/skills-practice/web'
import { useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.user.dashboard
const isArchive = (search: URLSearchParams): boolean => search.get('archived') === 'true'
const queries: PageQueries = ({ url }, client) => {
  const programs = programsQuery(isArchive(url.searchParams))
  const viewer = viewerOf(client.getQueryData(meQuery.queryKey) ?? null)
  return admits('pupil', viewer) ? [programs, summaryQuery, newAchievementsQuery, reminderQuery] : [programs]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DashboardPage() {
  const user = useUser()
  const [search] = useSearchParams()
  return (
    user && (
      <ProgramsScreen
        user={user}
        isArchive={isArchive(search)}
        cards={
          admits('pupil', viewerOf(user)) && (
            <>
              <NewAchievementsCard userId={user.id} />
              <DueCard />
              <ReminderCard />
            </>
          )
        }
      />
    )
  )
}
