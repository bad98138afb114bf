import { CalendarScreen } from '@school/calendar/screens/CalendarScreen'
import { askedIn, calendarQuery, ChildCalendars } from '@school/calendar/web'
import { familyQuery } from '@school/families/web'
import { link, site } from '@school/routes'
import { dayIn } from '@school/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.calendar

const queries: PageQueries = ({ url }, client) => {
  const me = client.getQueryData(meQuery.queryKey)
  const calendar = calendarQuery(askedIn(url.searchParams, dayIn(new Date(), me?.timezone)))
  return me?.isParent ? [calendar, familyQuery] : [calendar]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

function OfParent() {
  const { data: family } = useSuspenseQuery(familyQuery)
  return <ChildCalendars people={family.children} />
}

export default function CalendarPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  if (!user) return null
  return (
    <CalendarScreen asked={askedIn(search, dayIn(now, user.timezone))} base={link(page)}>
      {user.isParent && <OfParent />}
    </CalendarScreen>
  )
}
