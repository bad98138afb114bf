import { demoAccountsQuery } from '@school/accounts/web'
import { SignInScreen } from '@school/accounts/screens/SignInScreen'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { leaveAfterSignIn } from '../../after-sign-in.ts'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.market.login
const queries: PageQueries = () => [demoAccountsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function LoginPage() {
  const [search] = useSearchParams()
  return <SignInScreen redirectUrl={search.get('redirect_url')} onSignedIn={leaveAfterSignIn} />
}
