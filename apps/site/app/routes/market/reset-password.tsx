import { ResetScreen } from '@school/contacts/screens/ResetScreen'
import { recoveryQuery } from '@school/contacts/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.resetPassword
const tokenIn = (search: URLSearchParams): string => search.get('reset_password_token') ?? ''
const queries: PageQueries = ({ url }) => [recoveryQuery(tokenIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  return <ResetScreen token={tokenIn(search)} onSignedIn={leaveAfterSignIn} />
}
