import { link, portal } from '@school/routes'
import { SignInStepScreen } from '@school/sign-in-factors/screens/SignInStepScreen'
import { browserLoader, leaveAfterSignIn, serverLoader, titleOf } from '@school/pages'

const page = portal.entry.signInStep

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

const leave = () => location.assign(link(portal.entry.login))

export default function SignInStepPage() {
  return <SignInStepScreen onSignedIn={leaveAfterSignIn} onLeft={leave} />
}
