import { readFileSync } from 'node:fs'
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { normaliseText } from '@school/texts'
import { beforeEach, expect, test } from 'vitest'

// The migration that puts names of the time before into the form of today, done once more over names of that time.

const migration = new URL('../../../../packages/db/migrations/0122_names_in_one_form.sql', import.meta.url)

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

/** In one transaction, as migrations are done: its functions are of its session. */
async function migrate(): Promise<void> {
  const client = await school.database.pool.connect()
  try {
    await client.query('begin')
    for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('names of people get the form in which they are typed today', async () => {
  const odd = [
    ['Белыи\u0306', 'Белый'],
    ['Салтыков\u2011Щедрин', 'Салтыков-Щедрин'],
    ['Римский – Корсаков', 'Римский-Корсаков'],
    ['Ёл\u200bкин\u00ad', 'Ёлкин'],
    [' Гринёв\u00a0\u2009Младший ', 'Гринёв Младший'],
    ['Иван\u006fв', 'Иванов'],
    ['Гринëв', 'Гринёв'],
    ['\u041e’Коннор', "\u041e'Коннор"],
    ['Müller', 'Müller'],
    ['McKay', 'McKay'],
    ['Швабрин', 'Швабрин'],
    ['iPhoneом', 'iPhoneом'],
  ] as const
  for (const [kept, wanted] of odd) {
    const person = await school.person('Пётр Гринёв')
    await school.rows('update users set last_name = $1 where id = $2', [kept, person.id])
    await migrate()
    const [row] = await school.rows<{ lastName: string }>(
      'select last_name as "lastName" from users where id = $1',
      [person.id],
    )
    expect([kept, row!.lastName]).toEqual([kept, wanted])
    expect(row!.lastName).toBe(normaliseText(kept, 'name'))
  }
})

test('titles of organizations get one form, but for one that another has', async () => {
  await school.rows('delete from organizations')
  const titles = ['Школа №\u00a01', 'Шкoла № 2', 'Школа № 3', 'Школа №\u00a03', 'Лицей Wi-Fi']
  for (const title of titles)
    await school.rows(`insert into organizations (kind, name, short_name) values ('school', $1, $1)`, [title])
  await school.rows(
    `update organizations set parent_id = (select min(id) from organizations) where id > (select min(id) from organizations)`,
  )
  await migrate()
  const rows = await school.rows<{ name: string }>('select name from organizations order by id')
  expect(rows.map(({ name }) => name)).toEqual([
    'Школа № 1',
    'Школа № 2',
    'Школа № 3',
    'Школа №\u00a03',
    'Лицей Wi-Fi',
  ])
})
