import type { Page } from '@playwright/test'
import { admits, type Feature } from '@school/access'
import { agreeToCookies, expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'
import { SeenLayouts } from './layout.ts'
import { peopleOfPortal } from './people.ts'
import { fillPortal, findPortalIds, pagesOfPortal } from './portal-addresses.ts'
import { signInHere } from './portal-entry.ts'

// Every page of the portal itself as every type of user: own pages are checked in three widths, other pages must not open.

const at = `http://kbc.portal.localhost:${process.env['E2E_PORT'] ?? '4180'}`
test.use({ baseURL: at, contextOptions: { reducedMotion: 'reduce' } })

const widths = [1280, 768, 374] as const
const layouts = new SeenLayouts()

/** Whether this person has objects for the page's address. */
const isThere = (path: string, ids: Record<string, number | string>): boolean =>
  [...path.matchAll(/:(\w+)(\?)?/g)].every(([, name, isOptional]) => isOptional || name! in ids)

const ours = /^http:\/\/(?:\w+\.portal\.)?localhost(:|\/)/

/** Our own pages to which a page links. */
const linksOf = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href], header a[href]')].map(
      (link) => (link as HTMLAnchorElement).href,
    ),
  )
  return all
    .filter((url) => ours.test(url) && !/\/(api|dev)\//.test(url))
    .map((url) => url.replace(/#.*$/, ''))
}

/** One of each kind: addresses that differ only by numbers belong to one page. */
const kindOf = (url: string): string => url.replace(/\d+/g, '0').replace(/\?.*$/, '')

/** Links that end at a forbidden or missing page, or at the sign-in page of the site, where people of the portal are guests. */
async function closedWays(page: Page, urls: readonly string[], isGuest: boolean): Promise<string[]> {
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
  const ofSite: typeof own = []
  for (const url of kinds.filter((one) => !one.startsWith(here))) {
    const reply = await page.request.get(url, { headers: { accept: 'text/html' } })
    ofSite.push([url, reply.status(), new URL(reply.url()).pathname])
  }
  const asksToSignIn = (url: string, end: string) => isSignInPage(end) && !isSignInPage(new URL(url).pathname)
  return [...own, ...ofSite]
    .filter(([url, status, end]) => status >= 400 || (!isGuest && asksToSignIn(url, end)))
    .map(([url, status]) => `${status} ${url}`)
}

const isSignInPage = (pathname: string): boolean => pathname.endsWith('/login')

for (const [who, viewer] of peopleOfPortal)
  test(`${who ?? 'guest'} can open exactly their own pages of the portal`, async ({ page, context }) => {
    test.setTimeout(180_000)
    await agreeToCookies(context, at)
    await openPage(page, '/')
    if (who) await signInHere(page, who)
    const ids = await findPortalIds(page)
    const open = await page.evaluate(
      async () => ((await (await fetch('/api/wk/settings')).json()) as { features: Feature[] }).features,
    )
    const faults: string[] = []
    const ways = new Set<string>()
    const look = (name: string, body: () => Promise<void>) =>
      test.step(name, body).catch((fault: unknown) => faults.push(`${name}: ${(fault as Error).message}`))
    let seen = 0
    for (const entry of pagesOfPortal) {
      const url = fillPortal(entry.path, ids)
      const isTheirs = admits(entry.who, viewer) && (!entry.feature || open.includes(entry.feature))
      if (!isTheirs) {
        await look(`${url} is closed`, async () => {
          const answered = await page.evaluate(async (path) => {
            const { status, redirected } = await fetch(path)
            return redirected ? 'elsewhere' : status
          }, url)
          expect(['elsewhere', 403, 404]).toContain(answered)
        })
        continue
      }
      seen++
      await look(url, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await openPage(page, url)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/КБЦ/)
        for (const way of await linksOf(page)) ways.add(way)
        const hasFailed = await page.evaluate(() => 'failed' in document.documentElement.dataset)
        expect(hasFailed, 'the page says that there is nothing').toBe(!isThere(entry.path, ids))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoOverflow(page)
          if (width !== 768 && (await layouts.isNew(page, entry.path, width))) await expectAccessible(page)
        }
      })
    }
    await look('links lead to what is open', async () =>
      expect(await closedWays(page, [...ways], who === null)).toEqual([]),
    )
    expect(faults, 'faults of pages').toEqual([])
    expect(seen).toBeGreaterThan(1)
  })
