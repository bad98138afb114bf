import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { admits } from '@school/access'
import { builtPages, pagesOf, site } from '@school/routes'
import { findAddresses } from './addresses.ts'
import { guardPage, HeldScripts, surveyPages, usePageEarly } from './early-use.ts'
import { agreeToCookies, expect, test } from './fixtures.ts'
import { closedLinks, kindOf, ownPages } from './links.ts'
import { peopleOfPortal, peopleOfSite } from './people.ts'
import { fillPortal, findPortalIds, pagesOfPortal } from './portal-addresses.ts'
import { signInHere } from './portal-entry.ts'

// Server-rendered pages may be used before hydration. Every page of both hosts is read as every person; pages with a new field or a new
// kind of control are opened, and everything on them is filled and clicked. Links of all pages lead where the person may go.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const portalAt = `http://kbc.portal.localhost:${process.env['E2E_PORT'] ?? '4180'}`

type Named = readonly [name: string, url: string]

class EarlyWalk {
  readonly #kinds = new Set<string>()
  readonly #page: Page
  readonly faults: string[] = []
  readonly counts = { pages: 0, opened: 0, links: 0, fields: 0, presses: 0, unfolded: 0 }

  constructor(page: Page) {
    this.#page = page
  }

  async walk(who: string, pages: readonly Named[], isGuest: boolean): Promise<void> {
    const surveys = await this.#page.evaluate(surveyPages, pages)
    const closed = await this.#closedLinks(surveys, isGuest)
    this.faults.push(...closed.map((link) => `${who} is led to ${link}`))
    const held = await HeldScripts.of(this.#page)
    // Pages with many elements first: then fewer are opened.
    for (const [url, { kinds, links, deadLinks }] of surveys.toSorted(
      ([, a], [, b]) => b.kinds.length - a.kinds.length,
    )) {
      this.counts.pages++
      this.counts.links += links.length
      this.faults.push(...deadLinks.map((link) => `${who} at ${url}: ${link}`))
      if (kinds.every((kind) => this.#kinds.has(kind))) continue
      for (const kind of kinds) this.#kinds.add(kind)
      await test.step(`${who} at ${url}`, async () => {
        const { counts, faults } = await usePageEarly(this.#page, held, url)
        this.counts.opened++
        if (process.env['EARLY_LOG']) console.log(Date.now() % 1e6, who, url, JSON.stringify(counts), faults)
        for (const name of ['fields', 'presses', 'unfolded'] as const) this.counts[name] += counts[name]
        this.faults.push(...faults.map((fault) => `${who} at ${url}: ${fault}`))
      })
    }
    await held.close()
  }

  /** Pages that were read are open; of the other links one of each kind is followed. @returns where a closed link leads, and from which page */
  async #closedLinks(surveys: Awaited<ReturnType<typeof surveyPages>>, isGuest: boolean): Promise<string[]> {
    const here = this.#page.url()
    const open = new Set(surveys.map(([url]) => kindOf(new URL(url, here).href)))
    const from = new Map<string, string>()
    for (const [url, { links }] of surveys)
      for (const link of ownPages(links)) if (!open.has(kindOf(link)) && !from.has(link)) from.set(link, url)
    const closed = await closedLinks(this.#page, [...from.keys()], isGuest)
    return closed.map((line) => `${line} from ${from.get(line.slice(line.indexOf(' ') + 1))}`)
  }

  report(where: string): void {
    const { pages, opened, links, fields, presses, unfolded } = this.counts
    console.log(
      `${where}: ${pages} pages with ${links} links, ${opened} used early: ${fields} fields, ${presses} presses, ${unfolded} unfolded`,
    )
    expect(this.faults).toEqual([])
  }
}

async function leave(page: Page, at: string): Promise<void> {
  if (page.url().startsWith(at)) await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await page.goto('about:blank')
  await page.context().clearCookies()
  await agreeToCookies(page.context(), at)
}

test('early input on the site is not lost', async ({ page, visitor, baseURL }) => {
  test.setTimeout(600_000)
  const built = builtPages(site, globSync('routes/*/*.tsx', { cwd: 'apps/site/app' }))
  const walk = new EarlyWalk(page)
  await page.addInitScript(guardPage)
  for (const [who, { as, viewer }] of Object.entries(peopleOfSite)) {
    await leave(page, baseURL!)
    if (as) await visitor.signIn(as)
    const addressOf = await findAddresses(page, viewer, visitor.send)
    const pages = pagesOf(site)
      .filter((entry) => built.has(entry.page) && admits(entry.page.who, viewer))
      .map(({ page: { path } }): Named => [path, addressOf(path)])
    await page.goto('/there-is-no-such-page')
    await walk.walk(who, [...pages, ['absent', '/there-is-no-such-page']], as === null)
  }
  walk.report('the site')
})

test.describe('of the portal', () => {
  test.use({ baseURL: portalAt })

  test('early input is not lost', async ({ page }) => {
    test.setTimeout(600_000)
    const walk = new EarlyWalk(page)
    await page.addInitScript(guardPage)
    for (const [who, viewer] of peopleOfPortal) {
      await leave(page, portalAt)
      await page.goto('/there-is-no-such-page')
      if (who) await signInHere(page, who)
      const ids = await findPortalIds(page)
      const pages = pagesOfPortal
        .filter((entry) => admits(entry.who, viewer))
        .map(({ path }): Named => [path, fillPortal(path, ids)])
      await walk.walk(who ?? 'guest', [...pages, ['absent', '/there-is-no-such-page']], who === null)
    }
    walk.report('the portal')
  })
})
