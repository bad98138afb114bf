import { SharedCalendarScreen } from '@school/calendar/screens/SharedCalendarScreen'
import { askedIn, sharedCalendarQuery } from '@school/calendar/web'
import { site } from '@school/routes'
import { dayIn } from '@school/texts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.sharedCalendar

const queries: PageQueries = ({ url, params }) => [
  sharedCalendarQuery(
    askedIn(url.searchParams, dayIn(new Date())),
    Number(params['user_id']),
    params['token'] ?? '',
  ),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SharedCalendarPage() {
  const { user_id, token } = useParams()
  const [search] = useSearchParams()
  const [now] = useState(() => new Date())
  return (
    <SharedCalendarScreen asked={askedIn(search, dayIn(now))} userId={Number(user_id)} token={token ?? ''} />
  )
}
