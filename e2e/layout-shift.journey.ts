import type { CDPSession, Page } from '@playwright/test'
import { agreeToCookies, type DemoName, expect, openPage, test } from './fixtures.ts'
import { peopleOfPortal, peopleOfSite } from './people.ts'
import { portalAt, signInHere } from './portal-entry.ts'

// Pages hardly move while they come over a slow line, into an empty cache. `SHIFTS=all npm run test:journeys -- e2e/layout-shift.journey.ts`
// measures what stands in everybody's menu and prints a table.

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

/** What is measured first of each person's pages; the rest is found in the menu. */
const ofGuest = [
  '/',
  '/user/login',
  '/user/registration',
  '/forgot_password',
  '/courses/1/landing',
  '/search?query=дроби',
]
const everything: readonly Walk[] = [
  ...Object.values(peopleOfSite).map(({ as }) => ({ who: as, at: siteAt, paths: as ? ['/'] : ofGuest })),
  ...peopleOfPortal.map(([who]) => ({
    who,
    at: portalAt,
    paths: who ? ['/'] : ['/login', '/password_recovery'],
  })),
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
  /** What moved most. */
  moved: string
}

/** Sums the layout shifts that nobody has caused by a press. */
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

async function shiftOf(page: Page, url: string): Promise<Shift> {
  await openPage(page, url)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0)
  return { value, moved: shifts.toSorted((a, b) => b.value - a.value)[0]?.moved ?? '' }
}

/** Addresses that the menus of the page lead to, without those outside of the school. */
const menuOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('header a, nav:not(footer nav) a')]
      .filter(({ origin, hash }) => origin === location.origin && !hash)
      .map(({ pathname, search }) => pathname + search),
  )

const isWhole = process.env['SHIFTS'] === 'all'
const mostOfMenu = 8

test('pages hardly move while they come over a slow line', async ({ page }) => {
  test.setTimeout(isWhole ? 3_600_000 : 240_000)
  await page.addInitScript(watchShifts)
  const devtools = await page.context().newCDPSession(page)
  const shifts: [page: string, shift: Shift][] = []
  for (const { who, at, paths } of isWhole ? everything : sample) {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await agreeToCookies(page.context(), at)
    await devtools.send('Network.disable')
    await openPage(page, `${at}/${at === portalAt ? 'login' : 'about'}`)
    if (who) await signInHere(page, who)
    const wanted = new Set(paths)
    if (isWhole) {
      await openPage(page, `${at}/`)
      for (const path of (await menuOf(page)).slice(0, mostOfMenu)) wanted.add(path)
    }
    await slowDown(devtools)
    for (const path of wanted) {
      await devtools.send('Network.clearBrowserCache')
      const shift = await shiftOf(page, at + path)
      shifts.push([`${who ?? 'guest'} ${at === portalAt ? 'portal ' : ''}${path}`, shift])
      if (isWhole)
        console.log(
          `${shift.value.toFixed(3)}  ${shifts.at(-1)![0]}  ${shift.value > 0.01 ? shift.moved : ''}`,
        )
    }
  }
  expect(shifts.filter(([, { value }]) => value > most)).toEqual([])
})
