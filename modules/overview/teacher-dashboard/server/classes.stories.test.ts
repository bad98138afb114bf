/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openTeacherFixture, type TeacherFixture } from './testing/teacher-fixture.ts'

let fixture: TeacherFixture
const classes = '/api/school_classes'
const create = (who = fixture.savelich, letter = 'Б', grade_index = 7) =>
  who.post(classes, { grade_index, letter })
const listOf = async (who = fixture.savelich) => (await who.get(classes)).body

beforeEach(async () => {
  fixture = await openTeacherFixture()
})

test('a teacher sees the own classes, who has come to them and who was there within a week', async () => {
  const { classes: own, new_in, school_year, archived } = await listOf()
  expect(new_in).toEqual({ name: 'Белогорская школа', is_own: false })
  expect([school_year, archived]).toEqual([2026, []])
  expect(own).toEqual([
    expect.objectContaining({
      id: fixture.classId,
      name: '7А',
      pupils: 3,
      joined: 1,
      active_in_week: 1,
      average_percent: null,
    }),
  ])
})

test('a class is created in the school of the teacher, for this school year, and once', async () => {
  const { status, body } = await create(fixture.savelich, 'б')
  expect(status).toBe(200)
  const made = (await listOf()).classes.find(({ id }: { id: number }) => id === body.id)
  expect(made).toMatchObject({ name: '7Б', school_year: 2026, pupils: 0, can: { remove: true } })
  expect(codeOf(await create())).toBe('school_class_exists')
  expect(codeOf(await create(fixture.colleague))).toBe('school_class_of_colleague')
  await fixture.savelich.patch(`${classes}/${body.id}`, { is_archived: true })
  expect(codeOf(await create())).toBe('school_class_in_archive')
})

race('concurrent requests for one class make one class', async () => {
  const replies = await together(fixture.school, [create, create])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('refuses a letter that is none, in words', async () => {
  const { status, body } = await create(fixture.savelich, '7')
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('Буква класса')
})

test('a teacher without a school creates classes of their own', async () => {
  const lone = await fixture.school.person('Иван Зурин', agent)
  expect((await listOf(lone)).new_in).toEqual({ name: 'Свои классы', is_own: true })
  expect((await create(lone)).status).toBe(200)
  expect((await listOf(lone)).classes).toMatchObject([{ name: '7Б', school_name: 'Свои классы' }])
  expect(codeOf(await create(lone))).toBe('school_class_exists')
})

test('administrators above schools and coaches who are pupils create no class', async () => {
  const head = await fixture.school.person('Андрей Рейнсдорп', agent)
  await fixture.school.rows(
    `with o as (insert into organizations (kind, name, short_name) values ('region', 'Губерния', 'Губерния') returning id)
      insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'admin', true from o`,
    [head.id],
  )
  const young = await fixture.school.person('Пётр Гринёв', { isCoach: true })
  for (const who of [head, young]) {
    expect((await listOf(who)).new_in).toBeNull()
    expect(codeOf(await create(who))).toBe('school_class_no_school')
  }
})

race('the first two classes of a teacher without a school lie in one place', async () => {
  const lone = await fixture.school.person('Иван Зурин', agent)
  const replies = await together(fixture.school, [() => create(lone, 'А'), () => create(lone, 'Б')])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await fixture.school.rows(`select name from organizations where owner_id = $1`, [lone.id])).toEqual([
    { name: 'Свои классы' },
  ])
})

test('a class goes to the archive and comes back; twice changes nothing', async () => {
  const turn = (is_archived: boolean) =>
    fixture.savelich.patch(`${classes}/${fixture.classId}`, { is_archived })
  expect((await turn(true)).status).toBe(204)
  expect((await turn(true)).status).toBe(204)
  const { classes: own, archived } = await listOf()
  expect(own).toEqual([])
  expect(archived).toMatchObject([{ name: '7А', pupils: 3, can: { restore: true } }])
  expect((await turn(false)).status).toBe(204)
  expect((await listOf()).classes).toHaveLength(1)
})

test('a class of a former year stays in the archive, and so does one whose pupil sits elsewhere now', async () => {
  const turn = (is_archived: boolean) =>
    fixture.savelich.patch(`${classes}/${fixture.classId}`, { is_archived })
  await turn(true)
  const { body } = await create()
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
    [body.id, fixture.masha.id],
  )
  expect(codeOf(await turn(false))).toBe('school_class_pupils_elsewhere')
  await fixture.school.rows('update school_classes set school_year = 2025 where id = $1', [fixture.classId])
  expect(codeOf(await turn(false))).toBe('school_class_year_over')
})

test('only a class without pupils is removed', async () => {
  expect(codeOf(await fixture.savelich.delete(`${classes}/${fixture.classId}`))).toBe(
    'school_class_has_pupils',
  )
  const { body } = await create()
  expect((await fixture.savelich.delete(`${classes}/${body.id}`)).status).toBe(204)
  expect((await listOf()).classes).toHaveLength(1)
})

test('a class of a colleague is absent, and a pupil and a guest have no list', async () => {
  const at = `${classes}/${fixture.classId}`
  expect((await listOf(fixture.colleague)).classes).toEqual([])
  expect(codeOf(await fixture.colleague.patch(at, { is_archived: true }))).toBe('school_class_not_found')
  expect(codeOf(await fixture.colleague.delete(at))).toBe('school_class_not_found')
  expect((await fixture.masha.get(classes)).status).toBe(403)
  expect((await fixture.school.guest().get(classes)).status).toBe(401)
})

test('the page of classes: the number of statements does not grow with the number of classes and pupils', async () => {
  const costOf = () =>
    fixture.school.statementsOf(async () => {
      await listOf()
      await fixture.savelich.get('/api/school_class_moves')
    })
  const few = await costOf()
  await create()
  await fixture.school.addPupils(fixture.classId, 40)
  expect((await listOf()).classes).toHaveLength(2)
  expect(await costOf()).toBe(few)
})
