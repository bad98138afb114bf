import { codeOf, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { placesIn } from './testing/places.ts'

let school: TestSchool
/** Administer the school of the fortress and its municipality. */
let ivan: Person
let andrey: Person
let savelich: Person
const ids: Record<string, number> = {}

const { organization, classOf, seat, worker } = placesIn(() => school)

beforeEach(async () => {
  school = await openTestSchool()
  ids['district'] = await organization('municipal', 'Белогорский уезд', null)
  ids['fortress'] = await organization('school', 'Школа крепости', ids['district'])
  ids['hamlet'] = await organization('school', 'Школа слободы', ids['district'])
  const taught = await classOf(ids['fortress'], 7, 'А')
  for (const [grade, letter] of [
    [7, 'Б'],
    [8, 'А'],
  ] as const)
    await classOf(ids['fortress'], grade, letter)
  await classOf(ids['hamlet'], 7, 'А')
  ivan = await worker('Иван Миронов', ids['fortress'], 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', ids['district'], 'admin', 'municipalityAdmin')
  savelich = await worker('Архип Савельев', ids['fortress'], 'teacher', 'teacher')
  await seat(taught, savelich, 'teacher')
})

const list = (who: Person, key: string, query = '') =>
  who.get(`/api/wk/organizations/${ids[key]}/untaught_classes${query}`)

test('classes without a teacher are listed below an organization with the telephone of the school', async () => {
  await school.rows(`update organizations set phone = '+7 353 200-00-00' where id = $1`, [ids['fortress']])
  const { body, headers } = await list(andrey, 'district')
  expect(
    body.map(({ name, school: { phone } }: { name: string; school: { phone: string } }) => [name, phone]),
  ).toEqual([
    ['7Б', '+7 353 200-00-00'],
    ['8А', '+7 353 200-00-00'],
    ['7А', ''],
  ])
  expect(headers['x-total']).toBe('3')
  expect((await list(andrey, 'district', '?q[grade_index_gt]=7')).body).toMatchObject([{ name: '8А' }])
  expect((await list(ivan, 'fortress')).body).toHaveLength(2)
  expect(codeOf(await list(ivan, 'district'))).toBe('organization_not_found')
  expect((await list(savelich, 'fortress')).status).toBe(403)
})

test('classes without a teacher are saved whole, with the school of each', async () => {
  await school.rows(`update organizations set phone = '+7 353 200-00-00', city = 'Оренбург' where id = $1`, [
    ids['fortress'],
  ])
  const saved = (who: Person, key: string) => list(who, key, '/file?format=csv')
  const { text } = await saved(ivan, 'fortress')
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Класс;Учебный год;Школа;Город;Телефон;Учеников',
    "7Б;2026/27;Школа крепости;Оренбург;'+7 353 200-00-00;0",
    "8А;2026/27;Школа крепости;Оренбург;'+7 353 200-00-00;0",
  ])
  expect((await saved(andrey, 'district')).text.split('\r\n')).toHaveLength(4)
  expect(codeOf(await saved(ivan, 'district'))).toBe('organization_not_found')
  expect((await saved(savelich, 'fortress')).status).toBe(403)
})
