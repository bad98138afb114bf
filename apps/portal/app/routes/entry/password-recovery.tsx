import { ForgotScreen } from '@school/contacts/screens/ForgotScreen'
import { ResetScreen } from '@school/contacts/screens/ResetScreen'
import { recoveryQuery } from '@school/contacts/web'
import { link, portal } from '@school/routes'
import { useNavigate, useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.entry.passwordRecovery
const tokenIn = (search: URLSearchParams): string => search.get('reset_password_token') ?? ''
const queries: PageQueries = ({ url }) => {
  const token = tokenIn(url.searchParams)
  return token ? [recoveryQuery(token)] : []
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** First the address for the code, then the new password. */
export default function PasswordRecoveryPage() {
  const [search] = useSearchParams()
  const go = useNavigate()
  const token = tokenIn(search)
  if (token) return <ResetScreen token={token} onSignedIn={leaveAfterSignIn} />
  return (
    <ForgotScreen onRecovered={(reset_password_token) => void go(link(page, {}, { reset_password_token }))} />
  )
}
