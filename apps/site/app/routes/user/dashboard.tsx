import { NewAchievementsCard, newAchievementsQuery } from '@school/achievements/web'
import { OwnClassCard, ownClassesQuery } from '@school/class-courses/web'
import { MistakesLine, mistakesQuery } from '@school/mistakes/web'
import { ObjectiveLine, objectivesQuery } from '@school/objectives/web'
import { mayNeedConsent, MissingFieldCard, missingFieldQuery, ParentConsentCard } from '@school/profiles/web'
import { ProgramsScreen } from '@school/progress/screens/ProgramsScreen'
import { programsQuery } from '@school/progress/web'
import { link, site } from '@school/routes'
import { StreakCard, streakQuery } from '@school/streaks/web'
import { todayQuery } from '@school/today/web'
import { redirect, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.dashboard
const isArchive = (search: URLSearchParams): boolean => search.get('archived') === 'true'
const queries: PageQueries = ({ url }, client) => {
  // Parents have no courses of their own: their page is that of their children.
  const me = client.getQueryData(meQuery.queryKey)
  if (me?.isParent) throw redirect(link(site.user.family))
  return [
    ...(mayNeedConsent(me) ? [missingFieldQuery] : []),
    programsQuery(isArchive(url.searchParams)),
    todayQuery,
    newAchievementsQuery,
    mistakesQuery({ state: 'open', page: 1 }),
    streakQuery,
    objectivesQuery('active'),
    ownClassesQuery,
  ]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DashboardPage() {
  const user = useUser()
  const [search] = useSearchParams()
  if (!user) return null
  return (
    <ProgramsScreen
      user={user}
      isArchive={isArchive(search)}
      cards={
        <>
          {mayNeedConsent(user) && <ParentConsentCard />}
          <NewAchievementsCard userId={user.id} />
          <ObjectiveLine />
          <OwnClassCard />
          <MistakesLine />
          <StreakCard />
          {user.onboardingFinished && !user.profileEnriched && <MissingFieldCard />}
        </>
      }
    />
  )
}
