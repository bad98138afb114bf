import { cookieOf } from '@school/kernel/server'
import type { InnerApi } from '@school/ssr'
import type { IncomingHttpHeaders } from 'node:http'

// Journeys play what can't be waited for: a deadline that passes while a laptop sleeps, an answer which a page does not get.
// A journey stages it for its own visitor alone, by a cookie, and only where the server runs as a test.

/** Minutes by which the school's clock is ahead for this visitor. */
const aheadCookie = 'staged_minutes_ahead'
/** What pages rendered for this visitor can't find out: an address of the API. */
const silenceCookie = 'staged_silence'

export const stagedClock =
  (clock: () => Date) =>
  ({ cookie }: IncomingHttpHeaders): Date => {
    const minutes = Number(cookieOf(cookie, aheadCookie)) || 0
    return new Date(clock().getTime() + minutes * 60_000)
  }

export function stagedSilence(api: InnerApi, { cookie }: IncomingHttpHeaders): InnerApi {
  const silent = cookieOf(cookie, silenceCookie)
  if (!silent) return api
  return (call) => (call.url === silent ? Promise.reject(new Error('staged silence')) : api(call))
}
