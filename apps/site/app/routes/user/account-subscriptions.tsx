import { SubscriptionsScreen } from '@school/profiles/screens/SubscriptionsScreen'
import { ownProfileQuery } from '@school/profiles/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountSubscriptions
const queries: PageQueries = () => [ownProfileQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export { SubscriptionsScreen as default }
