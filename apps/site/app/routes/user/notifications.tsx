import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { NotificationsScreen } from '@school/notifications/screens/NotificationsScreen'
import { notificationsQuery, shownIn, unreadQuery } from '@school/notifications/web'
import { browserLoader, homeOf, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'

const page = site.user.notifications
const queries: PageQueries = ({ url: { searchParams } }) => [
  notificationsQuery(shownIn(searchParams)),
  unreadQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function NotificationsPage() {
  const [search] = useSearchParams()
  const user = useUser()
  if (!user) return null
  return (
    <NotificationsScreen
      shown={shownIn(search)}
      zone={user.timezone}
      isPupil={admits('pupil', viewerOf(user))}
      homeAt={homeOf(user)}
    />
  )
}
