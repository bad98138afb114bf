import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { admits } from '@school/access'
import { builtPages, pagesOf, site } from '@school/routes'
import { findAddresses } from './addresses.ts'
import {
  agreeToCookies,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
  widths,
} from './fixtures.ts'
import { SeenLayouts } from './layout.ts'
import { peopleOfSite } from './people.ts'

// Every built page as its people: no errors in the console, nothing wider than the window, no axe violations. A page with the same structure
// as for another person is checked in two widths, of which one changes; any other in all. A page for more than four kinds of people is
// walked by the guest and a third of the others, in turn by pages; with `WALK=all` by all.

const built = builtPages(site, globSync('routes/*/*.tsx', { cwd: 'apps/site/app' }))
/** Names of the pages to walk, set by `npm run test:changed`. */
const wanted = process.env['WALK_PAGES']?.split(',')
const pages = pagesOf(site).filter(({ name, page }) => built.has(page) && (wanted?.includes(name) ?? true))

const names = Object.keys(peopleOfSite)
/** Pages for more kinds of people than this are walked by the guest and a third of the others. */
const fewKinds = 4

/** Whether a person walks a page that they may open. @param turn differs for each page */
const isWalkedBy = (name: string, { page: { who } }: (typeof pages)[number], turn: number): boolean => {
  const admitted = names.filter((one) => admits(who, peopleOfSite[one]!.viewer))
  if (!admitted.includes(name)) return false
  if (admitted.length <= fewKinds || name === 'guest' || process.env['WALK'] === 'all') return true
  return (admitted.filter((one) => one !== 'guest').indexOf(name) + turn) % 3 === 0
}

/** Pages walked in one window by all people in turn: its files and fonts are loaded once. */
const inOneWalk = 8

/** Widths between the narrowest and the widest; a page with a known structure is checked in one of them or in the narrowest, in turn. */
const between = widths.slice(1, -1)

// No transitions between widths.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const layouts = new SeenLayouts()
const addresses = new Map<string, (path: string) => string>()

for (let from = 0; from < pages.length; from += inOneWalk) {
  const group = pages.slice(from, from + inOneWalk)
  test(`all people walk ${group[0]!.name} … ${group.at(-1)!.name}`, async ({ page, visitor, baseURL }) => {
    test.setTimeout(60_000 + group.length * 90_000)
    page.setDefaultTimeout(30_000)
    let turn = from

    // A fault is recorded with its page and width, and the walk continues. @returns whether there was none
    const faults: string[] = []
    const look = async (at: string, body: () => Promise<void>): Promise<boolean> => {
      try {
        await test.step(at, body)
        return true
      } catch (fault) {
        faults.push(`${at}: ${(fault as Error).message}`)
        return false
      }
    }

    for (const [name, { as, viewer }] of Object.entries(peopleOfSite)) {
      const admitted = group.filter((one, index) => isWalkedBy(name, one, from + index))
      if (admitted.length === 0) continue
      await leave(page, baseURL!)
      if (as) await visitor.signIn(as)
      const addressOf = addresses.get(name) ?? (await findAddresses(page, viewer, visitor.send))
      addresses.set(name, addressOf)

      for (const { page: entry } of admitted) {
        const url = addressOf(entry.path)
        const isOpen = await look(`${name} at ${url}`, async () => {
          await page.setViewportSize({ width: 1280, height: 900 })
          await openPage(page, url)
          const [title, headings] = await page.evaluate(() => [
            document.title,
            document.querySelectorAll('h1').length,
          ])
          expect(title).toContain('Смекалка')
          expect(headings, 'headings of the page').toBe(1)
        })
        if (!isOpen) continue
        turn++
        const isNew = await layouts.isNew(page, entry.path, 1280)
        const other = turn % 2 === 0 ? 320 : between[turn % between.length]!
        const narrow = isNew ? widths.toReversed() : [1280, other]
        for (const width of narrow)
          await look(`${name} at ${url}, ${width} wide`, async () => {
            await page.setViewportSize({ width, height: 900 })
            await expectNoOverflow(page)
            if (width === 1280 && isNew) await expectAccessible(page)
            if (width === 374 && (await layouts.isNew(page, entry.path, 374))) await expectAccessible(page)
          })
      }
    }
    expect(faults, 'faults of pages').toEqual([])
  })
}

/** Resets the window: nothing of the previous user remains except cached files. */
async function leave(page: Page, baseURL: string): Promise<void> {
  if (page.url().startsWith(baseURL))
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await page.goto('about:blank')
  await page.context().clearCookies()
  await agreeToCookies(page.context(), baseURL)
}
