import { PhoneSignInScreen } from '@school/contacts/screens/PhoneSignInScreen'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, serverLoader, titleOf } from '@school/pages'

const page = site.market.phoneSignIn

export const loader = serverLoader(page, () => [])
export const clientLoader = browserLoader(page, () => [])
export const meta = titleOf(page)

export default function PhoneSignInPage() {
  const [search] = useSearchParams()
  return <PhoneSignInScreen redirectUrl={search.get('redirect_url')} onSignedIn={leaveAfterSignIn} />
}
