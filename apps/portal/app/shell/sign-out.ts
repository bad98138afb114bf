import { signOut } from '@school/accounts/contract'
import { call } from '@school/api-client'
import { forgetDrafts, session } from '@school/browser'
import { link, portal } from '@school/routes'

/** Closes the session and leaves for a whole new page. */
export async function signOutAndLeave(): Promise<void> {
  await call(signOut, {})
  session.clear()
  forgetDrafts()
  location.assign(link(portal.entry.home))
}
