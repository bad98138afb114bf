import { link, portal } from '@school/routes'
import { SignInStepScreen } from '@school/sign-in-factors/screens/SignInStepScreen'
import { leaveAfterSignIn } from '../../after-sign-in.ts'
import { browserLoader, serverLoader, titleOf } from '../../loading.ts'

const page = portal.entry.signInStep

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

const leave = () => location.assign(link(portal.entry.login))

export default function SignInStepPage() {
  return <SignInStepScreen onSignedIn={leaveAfterSignIn} onLeft={leave} />
}
