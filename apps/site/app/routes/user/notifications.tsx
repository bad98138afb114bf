import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { NotificationsScreen } from '@school/notifications/screens/NotificationsScreen'
import { notificationsQuery, unreadQuery } from '@school/notifications/web'
import {
  browserLoader,
  homeOf,
  type PageQueries,
  serverLoader,
  titleOf,
  useSearch,
  useUser,
} from '@school/pages'
import { searchOf, site } from '@school/routes'

const page = site.user.notifications
const queries: PageQueries = ({ url }) => [notificationsQuery(searchOf(page, url.searchParams)), unreadQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function NotificationsPage() {
  const search = useSearch(page)
  const user = useUser()
  if (!user) return null
  return (
    <NotificationsScreen
      search={search}
      zone={user.timezone}
      isPupil={admits('pupil', viewerOf(user))}
      homeAt={homeOf(user)}
    />
  )
}
