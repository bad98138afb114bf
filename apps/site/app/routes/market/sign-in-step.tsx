import { link, site } from '@school/routes'
import { SignInStepScreen } from '@school/sign-in-factors/screens/SignInStepScreen'
import { browserLoader, leaveAfterSignIn, serverLoader, titleOf } from '@school/pages'

const page = site.market.signInStep

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function SignInStepPage() {
  return (
    <SignInStepScreen onSignedIn={leaveAfterSignIn} onLeft={() => location.assign(link(site.market.login))} />
  )
}
