import { CalendarScreen } from '@school/calendar/screens/CalendarScreen'
import { askedIn, calendarQuery } from '@school/calendar/web'
import { link, site } from '@school/routes'
import { dayIn } from '@school/texts'
import { useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.user.calendar

const queries: PageQueries = ({ url }, client) => {
  const me = client.getQueryData(meQuery.queryKey)
  // Nothing is set to a parent: there is a calendar of each child.
  if (me?.isParent) throw redirect(link(site.user.family))
  return [calendarQuery(askedIn(url.searchParams, dayIn(new Date(), me?.timezone)))]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CalendarPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  return (
    user && (
      <CalendarScreen asked={askedIn(search, dayIn(now, user.timezone))} base={link(site.user.calendar)} />
    )
  )
}
