import { getMe } from '@school/accounts/contract'
import { call } from '@school/api-client'
import { arrival } from '@school/browser'
import { isSafeRedirect } from '@school/routes'
import { homeOf, stepAfterSignIn } from './loading.ts'

/** Leaves the sign-in page for a whole new page: the session's user, token and menus come with it. */
export async function leaveAfterSignIn(path: string | null): Promise<void> {
  const next = isSafeRedirect(path) ? path : homeOf(await call(getMe, {}))
  arrival.note(next)
  location.assign((await stepAfterSignIn(next)) ?? next)
}
