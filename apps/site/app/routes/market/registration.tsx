import { SignUpScreen } from '@school/accounts/screens/SignUpScreen'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { leaveAfterSignIn } from '../../after-sign-in.ts'
import { browserLoader, serverLoader, titleOf } from '../../loading.ts'

const page = site.market.registration

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function RegistrationPage() {
  const [search] = useSearchParams()
  return (
    <SignUpScreen
      redirectUrl={search.get('redirect_url')}
      role={search.get('role')}
      onSignedIn={leaveAfterSignIn}
    />
  )
}
