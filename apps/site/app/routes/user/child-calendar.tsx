import { CalendarScreen } from '@school/calendar/screens/CalendarScreen'
import { askedIn, calendarQuery } from '@school/calendar/web'
import { familyQuery } from '@school/families/web'
import { link, site } from '@school/routes'
import { dayIn } from '@school/texts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childCalendar
const queries: PageQueries = ({ url }) => [calendarQuery(askedIn(url.searchParams, dayIn(new Date())))]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildCalendarPage() {
  const { child_id = '' } = useParams()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  return (
    <ChildPage>
      <CalendarScreen asked={askedIn(search, dayIn(now))} base={link(page, { child_id })} />
    </ChildPage>
  )
}
