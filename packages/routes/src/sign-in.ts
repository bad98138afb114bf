import { link } from './link.ts'
import type { Page } from './page.ts'
import { login } from './site/market.ts'

/** True for an absolute path of this very site: the only kind of address we send a person to by a query parameter. */
export function isSafeRedirect(url: unknown): url is string {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` leave the site.
  // oxlint-disable-next-line no-control-regex
  if (typeof url !== 'string' || !/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(url)) return false
  const parsed = new URL(url, 'http://here.invalid')
  // `/.//evil` becomes the path `//evil`, which is another host for code that redirects by the path.
  return parsed.origin === 'http://here.invalid' && !parsed.pathname.startsWith('//')
}

/**
 * Where a guest signs in and comes back from.
 * @param redirectTo path and query of the page they wanted; anything unsafe is dropped
 * @param signInPage the portal gives its own
 */
export function signInAddress(redirectTo?: string, signInPage: Page = login): string {
  const isWorthReturning = isSafeRedirect(redirectTo) && redirectTo.split(/[?#]/)[0] !== signInPage.path
  return link(signInPage, {}, isWorthReturning ? { redirect_url: redirectTo } : {})
}
