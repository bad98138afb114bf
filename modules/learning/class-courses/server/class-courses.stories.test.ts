/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'

let school: TestSchool
let savelich: Person
let colleague: Person
let masha: Person
let classId: number
let freeId: number
let paidId: number
let at: string

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const idOf = async (text: string, values: unknown[] = []) =>
  (await school.rows<{ id: number }>(text, values))[0]!.id
const seat = (who: Person, role: string) =>
  school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    who.id,
    role,
  ])
const give = (courseId: number, due_on: string | null = null, who = savelich) =>
  who.post(`${at}/given_courses`, { course_id: courseId, due_on })
const givenOf = async (who = savelich) => (await who.get(`${at}/given_courses`)).body
const coursesOf = async (who = masha) => (await who.get(`${at}/courses`)).body.courses

beforeEach(async () => {
  school = await openTestSchool()
  const agent = { gradeIndex: null, type: 'agent' } as const
  savelich = await school.person('Архип Савельев', { ...agent, middleName: 'Савельевич' })
  colleague = await school.person('Герасим Белов', agent)
  masha = await school.person('Маша Миронова')
  classId = await idOf(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id)
      insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Щ', 2026 from o returning id`,
  )
  at = `/api/school_classes/${classId}`
  await seat(savelich, 'teacher')
  await seat(masha, 'pupil')
  freeId = await idOf('select min(id) as id from courses where is_free and retired_at is null')
  // The content has free courses alone; it stays between stories.
  paidId = await idOf(
    'update courses set is_free = false where id = (select max(id) from courses where retired_at is null) returning id',
  )
})

afterEach(() => school.rows('update courses set is_free = true where id = $1', [paidId]))

test('a given course is on the page of the class, with its due day, and opens nothing', async () => {
  expect((await give(freeId, '2026-12-10')).status).toBe(204)
  const [own] = await coursesOf()
  expect(own).toMatchObject({
    course: { id: freeId, progress: null },
    access_state: 'locked_by_purchase',
    next_lesson: null,
    is_given: true,
    given_by: 'Архип Савельевич',
    due_on: '2026-12-10',
    classmates: 0,
  })
  expect(await school.rows('select from access_grants')).toEqual([])
  await masha.post(`/api/courses/${freeId}/enrollments`, {})
  expect((await coursesOf())[0]).toMatchObject({
    access_state: 'available',
    course: { progress: { done: 0 } },
  })
  expect((await givenOf()).courses).toEqual([
    expect.objectContaining({ course_id: freeId, open_to: 1, learning: 1, due_on: '2026-12-10' }),
  ])
})

test('giving again changes the due day, also when another teacher gives', async () => {
  await seat(colleague, 'teacher')
  await give(freeId, '2026-12-10')
  await give(freeId, null, colleague)
  expect((await givenOf()).courses).toEqual([expect.objectContaining({ due_on: null })])
})

race('two who give the same at once give it once', async () => {
  const replies = await together(school, [() => give(freeId, '2026-12-01'), () => give(freeId, '2026-12-01')])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect((await givenOf()).courses).toHaveLength(1)
})

test('a paid course that is closed to the whole class is refused, and for one open to some the number of pupils is shown', async () => {
  expect(codeOf(await give(paidId))).toBe('class_course_closed')
  const toGive = async () =>
    (await savelich.get(`${at}/courses_to_give`)).body.map(
      ({ course_id }: { course_id: number }) => course_id,
    )
  expect(await toGive()).not.toContain(paidId)
  await school.rows(
    `insert into access_grants (user_id, resource_kind, resource_id, source, starts_at, cause, given_at)
      values ($1, 'course', $2, 'school', $3, 'list', $3)`,
    [masha.id, paidId, school.now],
  )
  expect(await toGive()).toContain(paidId)
  expect((await give(paidId)).status).toBe(204)
  expect(await toGive()).not.toContain(paidId)
  expect((await givenOf()).courses[0]).toMatchObject({ is_free: false, open_to: 1 })
})

test('refuses a term that is over or too far, and a course that is not', async () => {
  expect(codeOf(await give(freeId, '2026-11-19'))).toBe('class_course_term_over')
  expect(codeOf(await give(freeId, '2028-01-01'))).toBe('class_course_term_far')
  expect(codeOf(await give(999_999))).toBe('course_not_found')
})

test('a course that was taken away leaves what was learned; once more changes nothing', async () => {
  await give(freeId)
  await masha.post(`/api/courses/${freeId}/enrollments`, {})
  const take = () => savelich.delete(`${at}/given_courses/${freeId}`)
  expect((await take()).status).toBe(204)
  expect((await take()).status).toBe(204)
  expect((await coursesOf())[0]).toMatchObject({ is_given: false, access_state: 'available' })
})

test('what two classmates learn is shown as their number, what one learns is hidden', async () => {
  const grinev = await school.person('Пётр Гринёв')
  const shvabrin = await school.person('Алексей Швабрин')
  await seat(grinev, 'pupil')
  await seat(shvabrin, 'pupil')
  await grinev.post(`/api/courses/${freeId}/enrollments`, {})
  expect(await coursesOf()).toEqual([])
  await shvabrin.post(`/api/courses/${freeId}/enrollments`, {})
  expect(await coursesOf()).toEqual([expect.objectContaining({ classmates: 2, is_given: false })])
})

test('the page is absent for people who are not of the class', async () => {
  const grinev = await school.person('Пётр Гринёв')
  expect(codeOf(await grinev.get(`${at}/courses`))).toBe('school_class_not_found')
  for (const reply of [
    await colleague.get(`${at}/given_courses`),
    await colleague.get(`${at}/courses_to_give`),
    await give(freeId, null, colleague),
    await colleague.delete(`${at}/given_courses/${freeId}`),
  ])
    expect(codeOf(reply)).toBe('school_class_not_found')
  expect((await masha.get(`${at}/given_courses`)).status).toBe(403)
  expect((await masha.get('/api/user/school_classes')).body).toEqual([{ id: classId, name: '7Щ', given: 0 }])
  expect((await grinev.get('/api/user/school_classes')).body).toEqual([])
})

test('a class of the archive changes no more', async () => {
  await give(freeId)
  await school.rows('update school_classes set archived_at = $2 where id = $1', [classId, school.now])
  expect(codeOf(await give(freeId, '2026-12-10'))).toBe('school_class_archived')
  expect(codeOf(await savelich.delete(`${at}/given_courses/${freeId}`))).toBe('school_class_archived')
  expect((await givenOf()).can.give).toBe(false)
})

test('the number of statements does not grow with the number of pupils', async () => {
  await give(freeId)
  const costOf = () =>
    school.statementsOf(async () => {
      await coursesOf()
      await givenOf()
    })
  const few = await costOf()
  await school.addPupils(classId, 40)
  expect((await givenOf()).pupils).toBe(41)
  expect(await costOf()).toBe(few)
})

test('a parent reads the courses of the class in place of the child, and a stranger does not', async () => {
  await give(freeId)
  const mother = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  const read = () => mother.get(`${at}/courses?child_id=${masha.id}`)
  expect((await read()).status).toBe(404)
  await school.rows(
    `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, $3)`,
    [mother.id, masha.id, school.now],
  )
  expect((await read()).body.courses).toEqual([expect.objectContaining({ is_given: true })])
  const { body: own } = await mother.get(`/api/user/school_classes?child_id=${masha.id}`)
  expect(own).toEqual([{ id: classId, name: '7Щ', given: 1 }])
})
