import { expect, test } from 'vitest'
import { makeSchools, villagesOf } from './make-schools.ts'
import { soughtOf, soughtSchool } from './sought.ts'

test.each([
  ['Школа № 57', 57, ''],
  ['57', 57, ''],
  ['гимназия №2', 2, 'гимназия'],
  ['МБОУ СОШ 12 Казань', 12, 'казань'],
  ['лицей', null, 'лицей'],
  ['школа 20240', null, '20240'],
])('«%s» is number %s and words «%s»', (typed, number, words) =>
  expect(soughtSchool(typed)).toEqual({ number, words }),
)

test('ё is е, and signs part words', () => expect(soughtOf(' Орёл — «Школа»')).toBe('орел школа'))

test('the schools of a town are the same every time, each with a name of its own', () => {
  const town = { regionId: 16, regionName: 'Татарстан', name: 'Казань', schools: 190, isVillage: false }
  const made = makeSchools(town)
  expect(made).toEqual(makeSchools(town))
  expect(new Set(made.map(({ name }) => name)).size).toBe(190)
  expect(villagesOf(16, 'Татарстан')).toEqual(villagesOf(16, 'Татарстан'))
})
