import { isSafeRedirect, link, portal } from '@school/routes'

/** Leaves the sign-in page for a whole new page, as the session of somebody else brings it. */
export function leaveAfterSignIn(path: string | null): void {
  location.assign(isSafeRedirect(path) ? path : link(portal.entry.home))
}
