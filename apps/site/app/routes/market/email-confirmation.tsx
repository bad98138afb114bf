import { EmailConfirmationScreen } from '@school/contacts/screens/EmailConfirmationScreen'
import { emailLinkQuery } from '@school/contacts/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.market.emailConfirmation
const tokenIn = (search: URLSearchParams): string => search.get('confirmation_token') ?? ''
const queries: PageQueries = ({ url }) => [emailLinkQuery(tokenIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function EmailConfirmationPage() {
  const [search] = useSearchParams()
  const user = useUser()
  return <EmailConfirmationScreen token={tokenIn(search)} isGuest={user === null} />
}
