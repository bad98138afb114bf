import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { admits, type Feature, guest, type Viewer } from '@school/access'
import { builtPages, pagesOf, portal } from '@school/routes'
import {
  agreeToCookies,
  type DemoName,
  expect,
  expectAccessible,
  expectNoOverflow,
  openPage,
  test,
} from './fixtures.ts'
import { SeenLayouts } from './layout.ts'
import { signInHere } from './portal-entry.ts'

// Every page of the portal itself as every type of user: what is theirs opens in three widths, what is not theirs does not open at all.

const at = `http://kbc.portal.localhost:${process.env['E2E_PORT'] ?? '4180'}`
test.use({ baseURL: at, contextOptions: { reducedMotion: 'reduce' } })

const agent: Viewer = { ...guest, id: 1, kind: 'agent' }
const people: [DemoName | null, Viewer][] = [
  [null, guest],
  ['pupil', { ...guest, id: 1, kind: 'pupil' }],
  ['intern', { ...agent, portalRole: 'intern' }],
  ['school-teacher', { ...agent, portalRole: 'teacher' }],
  ['school-admin', { ...agent, portalRole: 'schoolAdmin' }],
  ['municipality-admin', { ...agent, portalRole: 'municipalityAdmin' }],
  ['region-admin', { ...agent, portalRole: 'regionAdmin' }],
  ['project-admin', { ...agent, portalRole: 'projectAdmin' }],
]

/** Steps between signing in and the portal: they lead on by themselves when they ask for nothing. */
const steps = new Set<string>(
  [portal.entry.signInStep, portal.entry.requiredData, portal.entry.verificationNotice].map(
    ({ path }) => path,
  ),
)
const built = builtPages(portal, globSync('routes/*/*.tsx', { cwd: 'apps/portal/app' }))
const pages = pagesOf(portal)
  .map(({ page }) => page)
  .filter((page) => built.has(page) && !steps.has(page.path))

const widths = [1280, 768, 374] as const
const layouts = new SeenLayouts()

/** Numbers of what this person may look at, by names of parameters; nothing of what they have none of. */
const findIds = (page: Page): Promise<Record<string, number | string>> =>
  page.evaluate(async () => {
    // The browser's own wire: names are as they come.
    // oxlint-disable-next-line typescript/no-explicit-any
    const ask = async (path: string): Promise<any> => {
      const reply = await fetch(path)
      return reply.ok ? reply.json() : null
    }
    const me = await ask('/api/user/me')
    const stages = (await ask('/api/wk/analytics/stages'))?.stages ?? []
    const stageId = stages.find(({ figures }: { figures: unknown }) => figures !== null)?.id ?? 1
    let level = await ask(`/api/wk/analytics/stages/${stageId}`)
    while (level?.children?.length > 0) {
      const child = level.children.find(
        ({ figures }: { figures: { participants: number } | null }) =>
          figures !== null && figures.participants > 0,
      )
      level = child ? await ask(`/api/wk/analytics/stages/${stageId}/organizations/${child.id}`) : null
    }
    const grade = level?.grades?.find(
      ({ figures }: { figures: { participants: number } | null }) => figures?.participants,
    )
    const managed = await ask('/api/wk/olympiad_stages')
    const [school] = (await ask('/api/wk/organizations?q[kind_eq]=school')) ?? []
    const taught = await ask('/api/school_classes')
    const classes = school && (await ask(`/api/wk/organizations/${school.id}/school_classes`))
    const found = {
      // Results are of pupils.
      userId: me?.is_pupil ? me.id : undefined,
      stageId: stages.length > 0 ? stageId : undefined,
      organizationId: level?.organization?.id,
      grade: grade && `${grade.grade_index}-klass`,
      stage_id: managed?.[0]?.stages?.[0]?.id,
      schoolClassId: classes?.[0]?.id,
      id: taught?.classes?.[0]?.id,
      by: 'lessons',
    }
    return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined && id !== null))
  })

const fill = (path: string, ids: Record<string, number | string>): string =>
  path
    .replace(/\/:(section|resourceType|resourceId)\?/g, '')
    .replace(/\/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) =>
      name in ids || !isOptional ? `/${ids[name] ?? 0}` : '',
    )

/** Whether there is anything for this person at the page's address. */
const isThere = (path: string, ids: Record<string, number | string>): boolean =>
  [...path.matchAll(/:(\w+)(\?)?/g)].every(([, name, isOptional]) => isOptional || name! in ids)

for (const [who, viewer] of people)
  test(`${who ?? 'guest'} finds their own pages of the portal and nobody else's`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    await agreeToCookies(context, at)
    await openPage(page, '/')
    if (who) await signInHere(page, who)
    const ids = await findIds(page)
    const open = await page.evaluate(
      async () => ((await (await fetch('/api/wk/settings')).json()) as { features: Feature[] }).features,
    )
    const faults: string[] = []
    const look = (name: string, body: () => Promise<void>) =>
      test.step(name, body).catch((fault: unknown) => faults.push(`${name}: ${(fault as Error).message}`))
    let seen = 0
    for (const entry of pages) {
      const url = fill(entry.path, ids)
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
        const hasFailed = await page.evaluate(() => 'failed' in document.documentElement.dataset)
        expect(hasFailed, 'the page says that there is nothing').toBe(!isThere(entry.path, ids))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoOverflow(page)
          if (width !== 768 && (await layouts.isNew(page, entry.path, width))) await expectAccessible(page)
        }
      })
    }
    expect(faults, 'faults of pages').toEqual([])
    expect(seen).toBeGreaterThan(1)
  })
