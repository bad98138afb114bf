/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let classId: number
let savelich: Person
let colleague: Person
let petr: Person
let masha: Person
const agent = { gradeIndex: null, type: 'agent' } as const
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const at = () => `/api/school_classes/${classId}/seating`
const seat = (places: (number | null)[], version: number, who = savelich) =>
  who.put(at(), { rows: 1, desks: 2, places, version })
const seated = async (who = savelich) => (await who.get(at())).body

beforeEach(async () => {
  school = await openTestSchool()
  const [made] = await school.rows<{ id: number }>(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Крепостная', 'Крепостная') returning id)
      insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Щ', 2026 from o returning id`,
  )
  classId = made!.id
  savelich = await school.person('Архип Савельев', agent)
  colleague = await school.person('Иван Кузьмич', agent)
  petr = await school.person('Пётр Гринёв')
  masha = await school.person('Маша Миронова')
  await school.rows(
    `insert into class_members (school_class_id, user_id, role)
      select $1, id, case when id = any($2::int[]) then 'teacher' else 'pupil' end from unnest($3::int[]) id`,
    [classId, [savelich.id, colleague.id], [savelich.id, colleague.id, petr.id, masha.id]],
  )
})

test('one plan of a class belongs to all its teachers, and shows who has changed it last', async () => {
  expect(await seated()).toEqual({ version: 0, seating: null })
  const { status, body } = await seat([null, petr.id, masha.id], 0)
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, seating: { places: [null, petr.id, masha.id, null] } })
  expect(await seated(colleague)).toMatchObject({
    version: 1,
    seating: { rows: 1, desks: 2, places: [null, petr.id, masha.id, null], changed_by: expect.any(String) },
  })
  await seat([petr.id, null, masha.id], 1, colleague)
  expect((await seated()).seating.places).toEqual([petr.id, null, masha.id, null])
})

test('a plan that a colleague has changed meanwhile is not written over, and the same one is no quarrel', async () => {
  await seat([petr.id, masha.id], 0)
  expect(codeOf(await seat([masha.id, petr.id], 0, colleague))).toBe('changed_meanwhile')
  expect((await seated()).seating.places).toEqual([petr.id, masha.id, null, null])
  expect((await seat([petr.id, masha.id], 0, colleague)).body.version).toBe(1)
})

race('of two at once one is written', async () => {
  const replies = await together(school, [() => seat([petr.id], 0), () => seat([masha.id], 0, colleague)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await seated()).version).toBe(1)
})

test('a pupil can’t sit twice, past the classroom, or without being of the class', async () => {
  const stranger = await school.person('Алексей Швабрин')
  await seat([stranger.id, petr.id, petr.id, colleague.id, masha.id], 0)
  expect((await seated()).seating.places).toEqual([null, petr.id, null, null])
  await seat([masha.id, petr.id], 1)
  await school.rows('delete from class_members where user_id = $1', [masha.id])
  expect((await seated()).seating.places).toEqual([null, petr.id, null, null])
})

test('is for the teachers of the class alone, and an archived one is left as it was', async () => {
  const stranger = await school.person('Иван Зурин', agent)
  expect(codeOf(await stranger.get(at()))).toBe('school_class_not_found')
  expect(codeOf(await seat([petr.id], 0, stranger))).toBe('school_class_not_found')
  expect((await petr.get(at())).status).toBe(403)
  await seat([petr.id], 0)
  await school.rows('update school_classes set archived_at = now() where id = $1', [classId])
  expect(codeOf(await seat([masha.id], 1))).toBe('school_class_archived')
  expect((await seated()).seating.places).toEqual([petr.id, null, null, null])
})

test('a classroom is of one to five rows', async () => {
  const { status, body } = await savelich.put(at(), { rows: 9, desks: 0, places: [], version: 0 })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toMatch(/[а-я]/)
})
