import { signOut } from '@school/accounts/contract'
import { call } from '@school/api-client'
import { forgetDrafts, session } from '@school/browser'
import { signInAddress } from '@school/routes'

/** Closes the session and leaves for the sign-in page, which leads back here. */
export async function signOutAndLeave(): Promise<void> {
  await call(signOut, {})
  session.clear()
  forgetDrafts()
  location.assign(signInAddress(`${location.pathname}${location.search}`))
}
