import { audiences } from '@school/access'
import { describe, expect, test } from 'vitest'
import { builtPages, pagesOf, portal, routeFileOf, routerPathsOf, site, type Catalogue } from './index.ts'
import type { ParamRule } from './page.ts'
import { patternsOf, type Step } from './pattern.ts'

const digits = /^\d+$/
const overlap = (a: ParamRule | undefined, b: ParamRule | undefined): boolean => {
  if (a === undefined || b === undefined || a === b) return true
  if (typeof a !== 'string' && typeof b !== 'string') return a.some((value) => b.includes(value))
  const [rule, values] = typeof a === 'string' ? [a, b] : [b, a]
  return rule === 'digits' && typeof values !== 'string' && values.some((value) => digits.test(value))
}
const answersSame = (a: Step[], b: Step[]): boolean =>
  a.length === b.length &&
  a.every((step, index) => {
    const other = b[index]!
    if (step.name === undefined || other.name === undefined) return step.word === other.word
    return overlap(step.rule, other.rule)
  })

describe.each([
  // 192 of the specification and those of ours: the entry by a personal code, checking by a person, reports of mistakes, regradings, a number
  // of a certificate, a printed training, three of an olympiad's leader, two of works on time, questions about lessons, opinions of lessons,
  // an avatar, eighteen of a family, two of the second step of signing in, devices of an account, signing in by a code of an SMS, the link
  // that confirms an address, two of coaches on check, closing an account and its return, the switch of a mailing, two of the path of
  // mistakes, the entry by a teacher’s code, the journal of a class, three of a teacher’s own tasks.
  ['site', site as Catalogue, 192 + 51],
  ['portal', portal as Catalogue, 65],
])('%s', (_app, catalogue, count) => {
  const entries = pagesOf(catalogue)

  test('has all its pages', () => {
    expect(entries).toHaveLength(count)
  })

  test('no two pages answer the same shape of address', () => {
    const shapes = entries.flatMap(({ page }) => patternsOf(page).map((steps) => ({ page, steps })))
    const clashes = shapes.flatMap((one, index) =>
      shapes
        .slice(index + 1)
        .filter((other) => other.page !== one.page && answersSame(one.steps, other.steps))
        .map((other) => `${one.page.path} and ${other.page.path}`),
    )
    expect(clashes).toEqual([])
  })

  test('every page has a known audience, a title and rules for its own parameters only', () => {
    for (const { page } of entries) {
      expect(audiences).toContain(page.who)
      expect(page.title).toMatch(/^[А-ЯЁ0-9][^.]{2,48}$/)
      for (const name of Object.keys(page.rules ?? {})) expect(page.path).toContain(`:${name}`)
    }
  })

  test('no two pages of an app live in one file', () => {
    expect(new Set(entries.map(routeFileOf)).size).toBe(count)
  })
})

test('a page is built when its group has a file of its name', () => {
  const built = builtPages(site, ['./routes/lms/teacher-homeworks.tsx', '/app/routes/lms/_layout.tsx'])
  expect([...built]).toEqual([site.lms.teacherHomeworks])
  expect(builtPages(site, ['./routes/market/teacher-homeworks.tsx']).size).toBe(0)
})

test('only content pages are given to the router with everything below them', () => {
  expect(routerPathsOf(site.contentPage.legal)).toEqual(['/legal/:info_materials_pages/*'])
  expect(routerPathsOf(site.lms.homework)).toEqual(['/homeworks/:homework_id'])
})

test('a class that may be absent from an address is no id: it is spelled out for the router', () => {
  const paths = routerPathsOf(portal.learning.olympiads)
  expect(paths).toHaveLength(12)
  expect(paths).toContain('/olympiads')
  expect(paths).toContain('/olympiads/7-klass')
})
