import { CoachScheduleScreen } from '@school/coaches/screens/CoachScheduleScreen'
import { coachScheduleQuery } from '@school/coaches/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountCoachSchedule
/** What is no day is this week. */
const weekIn = (search: URLSearchParams): string | null => {
  const typed = search.get('week') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
  return isDay && typed >= '2020' && typed < '2100' ? typed : null
}
const queries: PageQueries = ({ url }) => [coachScheduleQuery(weekIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountCoachSchedulePage() {
  const [search] = useSearchParams()
  return <CoachScheduleScreen week={weekIn(search)} />
}
