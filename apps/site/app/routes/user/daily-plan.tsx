import { mayNeedConsent, missingFieldQuery, ParentConsentCard } from '@school/profiles/web'
import { link, site } from '@school/routes'
import { StreakCard, streakQuery } from '@school/streaks/web'
import { DailyPlanScreen } from '@school/today/screens/DailyPlanScreen'
import { planQuery } from '@school/today/web'
import { redirect, useSearchParams } from 'react-router'
import {
  browserLoader,
  meQuery,
  type PageQueries,
  planDateOf,
  serverLoader,
  titleOf,
  useUser,
} from '@school/pages'

const page = site.user.dailyPlan

const queries: PageQueries = ({ url }, client) => {
  const me = client.getQueryData(meQuery.queryKey)
  // Parents have no plan; small children have their lessons as the first page.
  if (me?.isParent) throw redirect(link(site.user.family))
  if (me?.isElementaryPupil) throw redirect(link(site.user.dashboard))
  return [
    planQuery(planDateOf(url.searchParams)),
    streakQuery,
    ...(mayNeedConsent(me) ? [missingFieldQuery] : []),
  ]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DailyPlanPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const cards = (
    <>
      {mayNeedConsent(user) && <ParentConsentCard />}
      <StreakCard />
    </>
  )
  return <DailyPlanScreen date={planDateOf(search)} cards={cards} />
}
