/** @module-tag embedded */
import { inTransaction } from '@school/db'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { loadContentPages } from './content-part.ts'
import type { SourcePage } from './read-pages.ts'

let school: TestSchool
let guest: Person

beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})

const pageAt = (path: string) => guest.get(`/api/content_pages/by_path?path=${encodeURIComponent(path)}`)

test('a guest reads a page by its address, deep ones too', async () => {
  const { status, body } = await pageAt('legal/policy/cookie')
  expect(status).toBe(200)
  expect(body).toMatchObject({ path: 'legal/policy/cookie', title: 'Файлы cookie', tabs: [] })
  expect(body.updated_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(body.html).toContain('wk cookie consent')
})

test('letters’ case and slashes around do not matter', async () => {
  expect((await pageAt('/Legal/Policy/COOKIE/')).body.path).toBe('legal/policy/cookie')
})

test('any path without a page is not found', async () => {
  for (const path of ['legal', 'legal/nope', 'legal/policy/cookie/more', '', '../about', 'ю'.repeat(500)]) {
    const { status, headers } = await pageAt(path)
    expect([path, status, headers['x-error-code']]).toEqual([path, 404, 'content_page_not_found'])
  }
})

test('a long page has contents that lead into its text, a short one has none', async () => {
  const { body } = await pageAt('legal/policy/personal-data')
  expect(body.headings.length).toBeGreaterThan(5)
  for (const { id } of body.headings) expect(body.html).toContain(`<h2 id="${id}">`)
  expect((await pageAt('legal/consent')).body.headings).toEqual([])
})

test('pages of a group show each other as tabs in order', async () => {
  const { body } = await pageAt('coach-faq-pupil/schedule')
  expect(body.tabs.map((tab: { path: string }) => tab.path)).toEqual([
    'coach-faq-pupil/lesson',
    'coach-faq-pupil/schedule',
    'coach-faq-pupil/payment',
    'coach-faq-pupil/tutor',
  ])
  expect(body.tabs[1].title).toBe('Расписание')
})

test('the list names every page without its text', async () => {
  const { body } = await guest.get('/api/content_pages')
  const [{ count }] = (await school.rows<{ count: number }>('select count(*)::int from content_pages')) as [
    { count: number },
  ]
  expect(body).toHaveLength(count)
  expect(body[0]).not.toHaveProperty('html')
})

test('loading touches what has changed and removes what is gone', async () => {
  const one = (path: string, hash: string): SourcePage => ({
    path,
    group: null,
    position: 0,
    title: 'Страница',
    shortTitle: null,
    description: 'Описание',
    html: '<p>Текст</p>',
    text: 'Текст',
    updatedOn: '2026-11-14',
    sourceHash: hash,
  })
  const was = await school.rows<{ path: string; loadedAt: Date }>(
    'select path from content_pages order by path',
  )
  // The worker's school is shared: everything is put back by rolling the transaction back.
  const undone = inTransaction(school.database.pool, async (unit) => {
    const load = (pages: SourcePage[]) => loadContentPages(unit.db, pages, school.now)
    expect(await load([one('a', '1'), one('b', '1')])).toBe(was.length + 2)
    expect(await load([one('a', '1'), one('b', '1')])).toBe(0)
    expect(await load([one('a', '2'), one('b', '1')])).toBe(1)
    expect(await load([one('a', '2')])).toBe(1)
    expect(await load([])).toBe(1)
    throw new Error('put back')
  })
  await expect(undone).rejects.toThrow('put back')
  expect(await school.rows('select path from content_pages order by path')).toEqual(was)
})
