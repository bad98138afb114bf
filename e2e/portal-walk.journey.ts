import { admits, type Feature } from '@school/access'
import { agreeToCookies, expect, expectAccessible, expectNoOverflow, openPage, test } from './fixtures.ts'
import { SeenLayouts } from './layout.ts'
import { closedLinks, linksOf } from './links.ts'
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
    const links = new Set<string>()
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
        for (const link of await linksOf(page)) links.add(link)
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
      expect(await closedLinks(page, [...links], who === null)).toEqual([]),
    )
    expect(faults, 'faults of pages').toEqual([])
    expect(seen).toBeGreaterThan(1)
  })
