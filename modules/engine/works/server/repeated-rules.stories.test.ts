import { foldedSql, containsSql, containsWordsSql } from '@school/db'
import { openTestSchool, type TestSchool } from '@school/server/testing'
import { folded } from '@school/texts'
import { beforeAll, expect, test } from 'vitest'
import { percentOfPoints, percentSql } from '@school/work-rules/server'

// Rules implemented both in SQL and in TypeScript must agree.

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

test('percents of points', async () => {
  const rows = await school.rows<{ points: number; most: number; percent: number }>(
    `select points, most, ${percentSql('points', 'most')} as percent
      from generate_series(0, 60) most, generate_series(0, 60) points where points <= most`,
  )
  expect(rows.length).toBe(1891)
  expect(rows.filter(({ points, most, percent }) => percent !== percentOfPoints(points, most))).toEqual([])
})

test.each(['Пётр ЁЛКИН', 'Школа № 7 «Ёж»', 'Straße', ''])('folded text of «%s»', async (text) => {
  expect(await school.rows(`select ${foldedSql('$1::text')} as text`, [text])).toEqual([
    { text: folded(text) },
  ])
})

test.each([
  ['Ёлкин Пётр', 'елк', true],
  ['Елкин Петр', 'ЁЛК', true],
  ['Ёлкин Пётр', 'петр ёлкин', false],
])('%s contains %s: %s', async (text, typed, isFound) => {
  const rows = await school.rows(`select ${containsSql('$1::text', '$2::text')} as found`, [text, typed])
  expect(rows).toEqual([{ found: isFound }])
})

test.each([
  ['Ёлкин Пётр', 'петр  ёлкин', true],
  ['Ёлкин Пётр', 'петр иванович', false],
])('%s contains the words %s: %s', async (text, typed, isFound) => {
  const rows = await school.rows(`select ${containsWordsSql('$1::text', '$2::text')} as found`, [text, typed])
  expect(rows).toEqual([{ found: isFound }])
})
