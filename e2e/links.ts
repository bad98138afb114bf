import type { Page } from '@playwright/test'

// Links of pages lead where their reader may go.

const ours = /^http:\/\/(?:\w+\.)?(?:portal\.)?localhost(:|\/)/

/** Our own pages, without their fragments; sign-in by a provider leaves our hosts. */
export const ownPages = (urls: readonly string[]): string[] =>
  urls
    .filter((url) => ours.test(url) && !/\/(api|dev|user\/auth)\//.test(url))
    .map((url) => url.replace(/#.*$/, ''))

/** Our own pages to which a page links. */
export const linksOf = async (page: Page): Promise<string[]> =>
  ownPages(
    await page.evaluate(() =>
      [...document.querySelectorAll('main a[href], header a[href]')].map(
        (link) => (link as HTMLAnchorElement).href,
      ),
    ),
  )

/** One of each kind: addresses that differ only by numbers belong to one page. */
export const kindOf = (url: string): string => url.replace(/\d+/g, '0').replace(/\?.*$/, '')

const isSignInPage = (pathname: string): boolean => pathname.endsWith('/login')

/** Links that end at a forbidden or missing page, or for a person who has signed in at a page for signing in. One of each kind is followed. */
export async function closedLinks(page: Page, urls: readonly string[], isGuest: boolean): Promise<string[]> {
  const kinds = [...new Map(urls.map((url) => [kindOf(url), url])).values()]
  const here = new URL(page.url()).origin
  const own = await page.evaluate(
    async (asked) => {
      const ends: [url: string, status: number, end: string][] = []
      for (const url of asked) {
        const reply = await fetch(url, { headers: { accept: 'text/html' } })
        ends.push([url, reply.status, new URL(reply.url).pathname])
      }
      return ends
    },
    kinds.filter((url) => url.startsWith(here)),
  )
  const ofOtherHosts: typeof own = []
  for (const url of kinds.filter((one) => !one.startsWith(here))) {
    const reply = await page.request.get(url, { headers: { accept: 'text/html' } })
    ofOtherHosts.push([url, reply.status(), new URL(reply.url()).pathname])
  }
  const asksToSignIn = (url: string, end: string) => isSignInPage(end) && !isSignInPage(new URL(url).pathname)
  return [...own, ...ofOtherHosts]
    .filter(([url, status, end]) => status >= 400 || (!isGuest && asksToSignIn(url, end)))
    .map(([url, status]) => `${status} ${url}`)
}
