import { link, site } from '@school/routes'
import { StreakCard, streakQuery } from '@school/streaks/web'
import { DailyPlanScreen } from '@school/today/screens/DailyPlanScreen'
import { planQuery } from '@school/today/web'
import { redirect, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.user.dailyPlan

/** A day in the address that is none is today. */
function dateOf(search: URLSearchParams): string | null {
  const date = search.get('date')
  if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const noon = new Date(`${date}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date) ? date : null
}

const queries: PageQueries = ({ url }, client) => {
  const me = client.getQueryData(meQuery.queryKey)
  // Of a parent nothing is set here; small children are met by their lessons.
  if (me?.isParent) throw redirect(link(site.user.family))
  if (me?.isElementaryPupil) throw redirect(link(site.user.dashboard))
  return [planQuery(dateOf(url.searchParams)), streakQuery]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function DailyPlanPage() {
  const user = useUser()
  const [search] = useSearchParams()
  if (!user) return null
  return <DailyPlanScreen date={dateOf(search)} zone={user.timezone} cards={<StreakCard />} />
}
