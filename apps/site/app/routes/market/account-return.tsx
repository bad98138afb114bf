import { ReturnScreen } from '@school/accounts/screens/ReturnScreen'
import { returningQuery } from '@school/accounts/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.accountReturn
const ticketIn = (search: URLSearchParams): string => search.get('ticket') ?? ''
const queries: PageQueries = ({ url }) => [returningQuery(ticketIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountReturnPage() {
  const [search] = useSearchParams()
  return <ReturnScreen ticket={ticketIn(search)} onSignedIn={leaveAfterSignIn} />
}
