import { DeletionScreen } from '@school/profiles/screens/DeletionScreen'
import { departureQuery } from '@school/profiles/web'
import { link, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountDeletion
const queries: PageQueries = () => [departureQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** A full page load: the present page was made for a signed-in user. */
export default function AccountDeletionPage() {
  return <DeletionScreen onLeft={() => location.assign(link(site.market.accountReturn))} />
}
