/** @module-tag embedded */
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeAll, expect, test } from 'vitest'

let school: TestSchool

beforeAll(async () => {
  school = await openTestSchool()
})

const find = async (what: 'cities' | 'schools', query: Record<string, string>) =>
  (await school.guest().get(`/api/${what}?${new URLSearchParams(query).toString()}`)).body as {
    id: number
    name: string
    region_name: string
    city_name: string
  }[]
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const idOf = async (city: string) => String((await find('cities', { text: city }))[0]!.id)

test('the directory is of the size of a country', async () => {
  const [row] = await school.rows<{ towns: number; schools: number }>(
    'select (select count(*)::int from towns) as towns, (select count(*)::int from directory_schools) as schools',
  )
  expect(row!.towns).toBeGreaterThan(1400)
  expect(row!.schools).toBeGreaterThan(20_000)
})

test('a town is found by its beginning, the larger first, and when it is mistyped', async () => {
  expect(names(await find('cities', { text: 'каз' }))[0]).toBe('Казань')
  expect(names(await find('cities', { text: 'Козань' }))).toContain('Казань')
  expect(names(await find('cities', { text: 'орел' }))[0]).toBe('Орёл')
  expect(names(await find('cities', { text: 'санкт петербург' }))[0]).toBe('Санкт-Петербург')
  expect(await find('cities', { text: 'щщщщщщ' })).toEqual([])
})

test('towns of one name are distinguished by the region', async () => {
  const found = await find('cities', { text: 'Благовещенск' })
  expect(found.slice(0, 2).map(({ name, region_name }) => `${name}, ${region_name}`)).toEqual([
    'Благовещенск, Амурская область',
    'Благовещенск, Республика Башкортостан',
  ])
})

test.each(['57', '№57', 'школа № 57', 'сош 57', 'Школа №57 '])(
  'of a town «%s» is its school 57',
  async (text) => {
    const found = await find('schools', { text, city_id: await idOf('Казань') })
    expect(found.every(({ name, city_name }) => /№\u00a057/.test(name) && city_name === 'Казань')).toBe(true)
    expect(found).toHaveLength(1)
  },
)

test('a kind of school is found though it is mistyped', async () => {
  const found = await find('schools', { text: 'гимнзия', city_id: await idOf('Казань') })
  expect(found.length).toBeGreaterThan(5)
  expect(found.slice(0, 5).every(({ name }) => name.startsWith('Гимназия'))).toBe(true)
})

test('without a town the words of a person name it', async () => {
  const [first] = await find('schools', { text: 'школа 57 казань' })
  expect(first).toMatchObject({ city_name: 'Казань', name: expect.stringContaining('57') })
  expect(await find('schools', { text: '' })).toEqual([])
})

test('a text that is no text at all finds nothing and breaks nothing', async () => {
  for (const text of ['%', "' or 1=1", '\\', '№', '9'.repeat(30), 'ё'.repeat(200)])
    expect((await find('schools', { text, city_id: '1' })).length).toBeLessThanOrEqual(20)
})

test('in the whole country the index is used', async () => {
  const rows = await school.rows<{ 'QUERY PLAN': string }>(
    `explain select id from directory_schools order by 'гимназия казань' <<-> sought limit 60`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('directory_schools_sought')
})
