import { DevicesScreen } from '@school/accounts/screens/DevicesScreen'
import { accountEventsQuery, sessionsQuery } from '@school/accounts/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.accountDevices
const queries: PageQueries = () => [sessionsQuery, accountEventsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountDevicesPage() {
  const user = useUser()
  return user && <DevicesScreen user={user} />
}
