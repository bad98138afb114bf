import { CalendarScreen } from '@school/calendar/screens/CalendarScreen'
import { askedIn, calendarQuery } from '@school/calendar/web'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { link, portal } from '@school/routes'
import { dayIn } from '@school/texts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

const page = portal.personal.schedule

const queries: PageQueries = ({ url }, client) => {
  const me = client.getQueryData(meQuery.queryKey)
  return [calendarQuery(askedIn(url.searchParams, dayIn(new Date(), me?.timezone)))]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** The calendar, which the menu opens at the week. */
export default function SchedulePage() {
  const user = useUser()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  return user && <CalendarScreen asked={askedIn(search, dayIn(now, user.timezone))} base={link(page)} />
}
