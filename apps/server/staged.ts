import { commonErrors } from '@school/kernel/contract'
import { cookieOf } from '@school/kernel/server'
import type { InnerApi } from '@school/ssr'
import type { IncomingHttpHeaders } from 'node:http'

// Journeys simulate what can't be waited for: a deadline that passes while a laptop sleeps, an answer which a page does not get.
// A journey stages it for its own visitor alone, by a cookie, and only where the server runs as a test.

/** Minutes by which the school's clock is ahead for this visitor. */
const aheadCookie = 'staged_minutes_ahead'
/** Cookie with an address of the API that does not answer to pages rendered for this visitor. */
const silenceCookie = 'staged_silence'
/** Cookie with the beginning of API addresses that answer pages rendered for this visitor with an overload. */
const overloadCookie = 'staged_overload'

export const stagedClock =
  (clock: () => Date) =>
  ({ cookie }: IncomingHttpHeaders): Date => {
    const minutes = Number(cookieOf(cookie, aheadCookie)) || 0
    return new Date(clock().getTime() + minutes * 60_000)
  }

export function staged(api: InnerApi, { cookie }: IncomingHttpHeaders): InnerApi {
  const silent = cookieOf(cookie, silenceCookie)
  const overloaded = cookieOf(cookie, overloadCookie)
  if (!silent && !overloaded) return api
  return async (call) => {
    if (call.url === silent) throw new Error('staged silence')
    if (!overloaded || !call.url.startsWith(overloaded)) return api(call)
    const { status, text } = commonErrors.unavailable
    return { status, headers: { 'x-error-code': 'unavailable' }, body: JSON.stringify({ error: text }) }
  }
}
