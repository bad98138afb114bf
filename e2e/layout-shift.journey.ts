import { globSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { admits } from '@school/access'
import { builtPages, pagesOf, site } from '@school/routes'
import { findAddresses } from './addresses.ts'
import { agreeToCookies, type DemoName, expect, openPage, test } from './fixtures.ts'
import { peopleOfPortal, peopleOfSite } from './people.ts'
import { fillPortal, findPortalIds, pagesOfPortal } from './portal-addresses.ts'
import { portalAt, signInHere } from './portal-entry.ts'

// Pages have hardly any layout shifts while they load over a slow line, with an empty cache. `SHIFTS=all npm run test:journeys --
// e2e/layout-shift.journey.ts`
// measures every page of both products on a telephone and on a wide screen, and prints a table.

interface Walk {
  who: DemoName | null
  at: string
  paths: readonly string[]
}

const siteAt = `http://localhost:${process.env['E2E_PORT'] ?? 4180}`
const most = 0.05

const sample: readonly Walk[] = [
  { who: null, at: siteAt, paths: ['/', '/user/login', '/user/registration', '/courses/1/landing'] },
  { who: 'pupil', at: siteAt, paths: ['/dashboard'] },
  { who: 'school-admin', at: portalAt, paths: ['/'] },
  { who: 'school-teacher', at: portalAt, paths: ['/'] },
  { who: 'pupil', at: portalAt, paths: ['/'] },
]

/** 1.6 Mbit/s, 150 ms. */
async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

interface Shift {
  value: number
  /** The element that moved most. */
  moved: string
}

/** Sums layout shifts that are not caused by user input. */
function watchShifts(): void {
  const known = globalThis as unknown as { shifts: Shift[] }
  known.shifts = []
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element
      ? `${element.localName}.${element.className} «${element.textContent?.trim().slice(0, 30)}»`
      : '?'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[])
      if (!entry.hadRecentInput)
        known.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => nameOf(node)).join(', '),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Pages with a live feed never become idle. */
const longestLoad = 8000

async function shiftOf(page: Page, url: string): Promise<Shift> {
  await openPage(page, url)
  await page.waitForLoadState('networkidle', { timeout: longestLoad }).catch(() => {})
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0)
  return { value, moved: shifts.toSorted((a, b) => b.value - a.value)[0]?.moved ?? '' }
}

async function enter(page: Page, devtools: CDPSession, who: DemoName | null, at: string): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await agreeToCookies(page.context(), at)
  await devtools.send('Network.disable')
  await openPage(page, `${at}/${at === portalAt ? 'login' : 'about'}`)
  if (who) await signInHere(page, who)
}

test('pages have hardly any layout shifts on a slow line', async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript(watchShifts)
  const devtools = await page.context().newCDPSession(page)
  const shifts: [page: string, shift: Shift][] = []
  for (const { who, at, paths } of sample) {
    await enter(page, devtools, who, at)
    await slowDown(devtools)
    for (const path of paths) {
      await devtools.send('Network.clearBrowserCache')
      const shift = await shiftOf(page, at + path)
      shifts.push([`${who ?? 'guest'} ${at === portalAt ? 'portal ' : ''}${path}`, shift])
    }
  }
  expect(shifts.filter(([, { value }]) => value > most)).toEqual([])
})

const builtOfSite = builtPages(site, globSync('routes/*/*.tsx', { cwd: 'apps/site/app' }))

/** Every page once, as the first person with access. */
function* allPages() {
  const ofSite = pagesOf(site).filter(({ page }) => builtOfSite.has(page))
  const left = new Set<{ path: string; who: Parameters<typeof admits>[0] }>(ofSite.map(({ page }) => page))
  for (const { as, viewer } of Object.values(peopleOfSite)) {
    const admitted = [...left].filter((page) => admits(page.who, viewer))
    for (const page of admitted) left.delete(page)
    yield { as, viewer, at: siteAt, paths: admitted.map(({ path }) => path) }
  }
  const leftOfPortal = new Set(pagesOfPortal)
  for (const [as, viewer] of peopleOfPortal) {
    const admitted = [...leftOfPortal].filter((page) => admits(page.who, viewer))
    for (const page of admitted) leftOfPortal.delete(page)
    yield { as, viewer, at: portalAt, paths: admitted.map(({ path }) => path) }
  }
}

test('every page has hardly any layout shifts', async ({ page, visitor }) => {
  test.skip(process.env['SHIFTS'] !== 'all', 'takes half an hour')
  test.setTimeout(5_400_000)
  await page.addInitScript(watchShifts)
  const devtools = await page.context().newCDPSession(page)
  const tooMuch: string[] = []
  for (const { as, viewer, at, paths } of allPages()) {
    if (paths.length === 0) continue
    await enter(page, devtools, as, at)
    const ids = at === portalAt ? await findPortalIds(page) : {}
    const addressOf =
      at === portalAt
        ? (path: string) => fillPortal(path, ids)
        : await findAddresses(page, viewer, visitor.send)
    await slowDown(devtools)
    for (const path of paths)
      for (const width of [374, 1280]) {
        await page.setViewportSize({ width, height: width === 374 ? 700 : 900 })
        await devtools.send('Network.clearBrowserCache')
        const { value, moved } = await shiftOf(page, at + addressOf(path)).catch((fault: unknown) => ({
          value: Number.NaN,
          moved: String(fault).slice(0, 80),
        }))
        const line = `${value.toFixed(3)} ${width} ${as ?? 'guest'} ${at === portalAt ? 'portal ' : ''}${addressOf(path)} ${value <= 0.01 ? '' : moved}`
        console.log(line)
        if (!(value <= most)) tooMuch.push(line)
      }
  }
  expect(tooMuch).toEqual([])
})
