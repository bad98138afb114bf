import { openBelogorsk, type TestSchool } from '@school/server/testing'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { describedTables } from './described-tables.ts'

// The database refuses bad data from every writer: every CHECK and foreign key described in `tables.ts` exists in the database and is validated.

let school: TestSchool
beforeAll(async () => {
  const fixture = await openBelogorsk()
  school = fixture.school
  const { id } = await fixture.worker('Савельич', 'teacher')
  await school.rows(
    'insert into attempts (work_id, user_id, number, started_at) select id, $1, 1, $2 from works order by id limit 1',
    [id, school.now],
  )
})

const constraints = async () => {
  const rows = await school.rows<{ name: string; is_verified: boolean }>(
    `select conname as name, convalidated as is_verified from pg_constraint where connamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, is_verified }) => [name, is_verified]))
}

test('every described constraint is in the database and validated', async () => {
  const found = await constraints()
  const described = [...(await describedTables()).values()].flatMap((table) =>
    getTableConfig(table).checks.map(({ name }) => name),
  )
  expect(described.length).toBeGreaterThan(300)
  expect(described.filter((name) => found.get(name) !== true)).toEqual([])
})

test('PostgreSQL truncates no name of a described constraint', async () => {
  const names = [...(await describedTables()).values()].flatMap((table) =>
    getTableConfig(table).checks.map(({ name }) => name),
  )
  expect(names.filter((name) => name.length > 63)).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each([
  ['an unknown role', `update memberships set role = 'chief'`],
  ['an unknown reason of an end', `update attempts set finish_reason = 'weather'`],
  ['points less than zero', `update attempts set points = -5`],
  ['points of none', `update attempts set max_points = 0`],
  ['more points than there are', `update attempts set points = 2, max_points = 1`],
  ['an end before the beginning', `update attempts set finished_at = started_at - interval '1 s'`],
  ['a judged attempt without points', `update attempts set judged_at = now(), finished_at = now()`],
  ['a stage that closes before it opens', 'update olympiad_stages set closes_at = opens_at'],
  ['results before the end', `update olympiad_stages set results_at = closes_at - interval '1 s'`],
  ['a per cent above a hundred', 'update olympiad_stages set pass_percent = 101'],
  ['an organization above that is not there', 'update organizations set parent_id = 999999'],
  ['an unknown kind of an organization', `update organizations set kind = 'circus'`],
  ['an owner of a school', 'update organizations set owner_id = (select min(id) from users)'],
  [
    'own classes in the tree',
    `insert into organizations (kind, name, short_name, parent_id) select 'own', 'x', 'x', min(id) from organizations`,
  ],
  ['a class after the last', 'update users set grade_index = 12'],
  ['an unknown kind of a person', `update users set type = 'robot'`],
  ['an unknown letter', `update users set muted_mailings = '{spam}'`],
  ['a session that has ended before it began', `update sessions set expires_at = created_at`],
  ['a hue beyond the circle', 'update disciplines set hue = 361'],
  ['a lesson of less than no minutes', 'update lessons set minutes = -1'],
  ['an unknown level', `update courses set level = 'secret'`],
])('PostgreSQL refuses %s', async (_, statement) => {
  await expect(school.rows(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^2350[3]$|^23514$/) as string,
  })
})
