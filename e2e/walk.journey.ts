import { globSync } from 'node:fs'
import { admits, guest, type Viewer } from '@school/access'
import { builtPages, pagesOf, site } from '@school/routes'
import { findAddresses } from './addresses.ts'
import {
  type DemoName,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
  widths,
} from './fixtures.ts'

// Every built page as every person at every width: no error, nothing wider than the window, nothing that axe reports.

const pupil: Viewer = { ...guest, id: 1, kind: 'pupil' }
const agent: Viewer = { ...guest, id: 1, kind: 'agent' }
const people: Record<string, { as: DemoName | null; viewer: Viewer }> = {
  guest: { as: null, viewer: guest },
  pupil: { as: 'pupil', viewer: pupil },
  elementary: { as: 'elementary', viewer: { ...pupil, isElementary: true } },
  parent: { as: 'parent', viewer: { ...pupil, isParent: true } },
  graduate: { as: 'graduate', viewer: pupil },
  newcomer: { as: 'newcomer', viewer: pupil },
  teacher: { as: 'teacher', viewer: agent },
  coach: { as: 'coach', viewer: { ...agent, isCoach: true } },
  methodist: { as: 'methodist', viewer: { ...agent, isMethodist: true } },
}

/** People whose pages look their own way on a telephone too; the rest see what one of these sees. */
const isOfOwnLook = (name: string): boolean => ['guest', 'pupil', 'elementary', 'teacher'].includes(name)

const built = builtPages(site, globSync('routes/*/*.tsx', { cwd: 'apps/site/app' }))
const pages = pagesOf(site).filter(({ page }) => built.has(page))

/** So many pages are walked in one window: its files and fonts come once. */
const inOneWalk = 15

for (const [name, { as, viewer }] of Object.entries(people)) {
  const admitted = pages.filter(({ page }) => admits(page.who, viewer))
  for (let from = 0; from < admitted.length; from += inOneWalk) {
    const group = admitted.slice(from, from + inOneWalk)
    test(`${name} walks ${group[0]!.name} … ${group.at(-1)!.name}`, async ({ page, visitor }) => {
      test.setTimeout(60_000 + group.length * 30_000)
      page.setDefaultTimeout(30_000)
      if (as) await visitor.signIn(as)
      const addressOf = await findAddresses(page, viewer, visitor.send)

      // A fault is told with its page and width, and the walk goes on. @returns whether there was none
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

      for (const { page: entry } of group) {
        const url = addressOf(entry.path)
        const isOpen = await look(url, async () => {
          await openPage(page, url)
          await expect(page).toHaveTitle(/Смекалка/)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        })
        if (!isOpen) continue
        for (const width of widths)
          await look(`${url} at ${width}`, async () => {
            await page.setViewportSize({ width, height: 900 })
            await expectNoOverflow(page)
            if (width === 1280 || (width === 374 && isOfOwnLook(name))) await expectAccessible(page)
          })
      }
      expect(faults, 'faults of pages').toEqual([])
    })
  }
}
