import { codeOf, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { placesIn } from './testing/places.ts'

let school: TestSchool
/** Administer the school of the fortress, its municipality and another school. */
let ivan: Person
let andrey: Person
let stranger: Person
let savelich: Person
let masha: Person
let petr: Person
const ids: Record<string, number> = {}

const { organization, classOf, seat, worker } = placesIn(() => school)

beforeEach(async () => {
  school = await openTestSchool()
  ids['district'] = await organization('municipal', 'Белогорский уезд', null)
  ids['fortress'] = await organization('school', 'Школа крепости', ids['district'])
  ids['hamlet'] = await organization('school', 'Школа слободы', ids['district'])
  ids['7А'] = await classOf(ids['fortress'], 7, 'А')
  ids['7Б'] = await classOf(ids['fortress'], 7, 'Б')
  ids['8А'] = await classOf(ids['fortress'], 8, 'А')
  await classOf(ids['hamlet'], 7, 'А')
  ivan = await worker('Иван Миронов', ids['fortress'], 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', ids['district'], 'admin', 'municipalityAdmin')
  stranger = await worker('Алексей Швабрин', ids['hamlet'], 'admin', 'schoolAdmin')
  savelich = await worker('Архип Савельев', ids['fortress'], 'teacher', 'teacher')
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  petr = await school.person('Пётр Гринёв', { gradeIndex: 7 })
  await seat(ids['7А'], masha)
  await seat(ids['7А'], petr)
})

const classes = (query: string, who = ivan) =>
  who.get(`/api/wk/organizations/${ids['fortress']}/school_classes?${query}`)

test.each<[query: string, names: string[]]>([
  ['limit=2', ['7А', '7Б']],
  ['limit=2&page=2', ['8А']],
  ['limit=2&page=3', []],
  ['limit=2&q[s]=grade_index desc', ['8А', '7А']],
  ['limit=2&page=2&q[s]=grade_index desc', ['7Б']],
  ['limit=2&q[s]=active_pupils desc', ['8А', '7А']],
  ['q[s]=last_visit_at asc', ['8А', '7А', '7Б']],
  ['q[s]=last_visit_at desc', ['8А', '7А', '7Б']],
])('classes of a school are listed by pages, in one order: %s', async (query, names) => {
  // 7А has pupils who have never come, 7Б has none: neither has a last visit.
  await seat(ids['8А'], await school.person('Палаша Белова', { gradeIndex: 8 }), 'pupil')
  await school.rows(`delete from account_events where user_id = any($1)`, [[masha.id, petr.id]])
  await school.rows(`delete from sessions where user_id = any($1)`, [[masha.id, petr.id]])
  const { body, headers } = await classes(query)
  expect(body.map((one: Record<string, unknown>) => `${one['grade_index']}${one['letter']}`)).toEqual(names)
  expect(headers['x-total']).toBe('3')
})

test('classes of a school are saved whole, however long a page is', async () => {
  expect((await classes('limit=1')).body).toHaveLength(1)
  const file = await ivan.get(`/api/wk/organizations/${ids['fortress']}/school_classes/file?format=csv`)
  expect(file.text.trim().split('\r\n')).toHaveLength(4)
})

test('a page of at most a hundred is open to the school and the organizations above it only', async () => {
  const of = (who: Person) =>
    who.get(`/api/wk/organizations/${ids['fortress']}/school_classes?limit=2&page=2`)
  for (const head of [ivan, andrey]) expect((await of(head)).body).toMatchObject([{ letter: 'А' }])
  expect(codeOf(await of(stranger))).toBe('organization_not_found')
  for (const who of [savelich, masha]) expect((await of(who)).status).toBe(403)
})
