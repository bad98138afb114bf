/** @module-tag embedded */
import { searchItems } from '@school/search/tables'
import { inTransaction } from '@school/db'
import { extend, extensionsOf, jobContext } from '@school/kernel/server'
import { refreshIndex, type Searchable, searchFeed } from '@school/search/server'
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverModules } from './modules.ts'
import { refreshSearch } from './school.ts'

let school: TestSchool

beforeEach(async () => {
  school = await openTestSchool()
  await refreshSearch(school.database, school.now)
})
afterEach(async () => {
  await school.rows('update courses set retired_at = null')
  await refreshSearch(school.database, school.now)
})

const found = async (q: string): Promise<{ url: string; kind: string; title: { text: string }[] }[]> =>
  (await school.guest().get(`/api/search?q=${encodeURIComponent(q)}`)).body
const titles = async (q: string) =>
  (await found(q)).map(({ title }) => title.map(({ text }) => text).join(''))

/** The index as if the school had one module with these things. */
const feed = (items: Searchable[]) => {
  const extensions = extensionsOf([
    { extensions: [extend(searchFeed, { kind: 'course', read: async () => items })] },
  ])
  return inTransaction(school.database.pool, (unit) =>
    refreshIndex(jobContext(unit, school.now, { extensions })),
  )
}

const thing: Searchable = {
  key: '1',
  title: 'Шарманка и шарманщик',
  subtitle: 'Уличная музыка',
  text: 'О том, как крутят ручку',
  url: '/courses/1/landing',
  audience: 'anyone',
  picture: null,
  grades: [],
  popularity: 0.5,
}

test('a refreshed index does not change when it is refreshed again', async () => {
  const before = await school.database.db.select().from(searchItems)
  expect(before.length).toBeGreaterThan(20)
  const { changed, items } = await refreshSearch(school.database, new Date(school.now.getTime() + 60_000))
  expect({ changed, items }).toEqual({ changed: 0, items: before.length })
  expect(await school.database.db.select().from(searchItems)).toEqual(before)
})

test('the job adds new things, renames changed ones and removes deleted ones', async () => {
  const job = serverModules.find(({ name }) => name === 'search')!.jobs![0]!
  await school.rows(`update courses set title = 'Шарманка' where key = 'why-club'`)
  await school.jobQueue.run(job)
  expect(await titles('шарманка')).toContain('Шарманка')
  await school.rows(
    `update courses set title = 'Клуб почемучек: природа вокруг', retired_at = now() where key = 'why-club'`,
  )
  await school.jobQueue.run(job)
  expect(await titles('шарманка')).toEqual([])
  expect(await titles('почемучек')).toEqual([])
  await school.rows('update courses set retired_at = null')
  await school.jobQueue.run(job)
  expect(await titles('почемучек')).toContain('Клуб почемучек: природа вокруг')
})

test('only what anybody may open is in the index', async () => {
  await feed([thing, { ...thing, key: '2', title: 'Шарманка для учителей', audience: 'agent' }])
  expect(await titles('шарманка')).toEqual([thing.title])
})

test('a thing that is listed twice is in the index once; one that is no longer listed is removed', async () => {
  await feed([thing, { ...thing, subtitle: 'И ещё раз' }])
  expect(await titles('шарманка')).toEqual([thing.title])
  expect((await feed([])).changed).toBe(1)
  expect(await titles('шарманка')).toEqual([])
})

test('words of a removed thing are not suggested for slips any more', async () => {
  await feed([thing])
  expect(await titles('шарманкк')).toEqual([thing.title])
  await feed([])
  expect(await titles('шарманкк')).toEqual([])
})

test('every found address answers to a guest', async () => {
  const urls = await school.rows<{ url: string; kind: string }>('select distinct url, kind from search_items')
  expect(new Set(urls.map(({ kind }) => kind))).toEqual(
    new Set([
      'course',
      'theme',
      'teacher',
      'lesson',
      'olympiad',
      'skill',
      'exam_rehearsal',
      'page',
      'training',
    ]),
  )
  for (const { url } of urls.filter(({ kind }) => kind === 'olympiad'))
    expect((await school.guest().get(`/api${url}`)).status, url).toBe(200)
  for (const { url } of urls.filter(({ kind }) => kind === 'course' || kind === 'lesson')) {
    const id = /^\/courses\/(\d+)\/landing/.exec(url)![1]
    expect((await school.guest().get(`/api/courses/${id}/landing`)).status, url).toBe(200)
  }
})
