/** @module-tag embedded */
import {
  agent,
  type Belogorsk,
  codeOf,
  openBelogorsk,
  type Person,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let fixture: Belogorsk
let masha: Person
const moves = '/api/school_class_moves'
const viewed = async (who = fixture.savelich) => (await who.get(moves)).body
const go = (way = 'go', who = fixture.savelich, classId = fixture.classId) =>
  who.post(moves, { classes: [{ class_id: classId, way }] })
const undo = (ids: number[], who = fixture.savelich) =>
  who.post('/api/school_class_move_undoings', { move_ids: ids })
const undoLast = async () => undo([(await viewed()).recent[0].id])
const classes = () =>
  fixture.school.rows<{ id: number; name: string; year: number; isArchived: boolean; pupils: number }>(
    `select c.id, c.grade_index || c.letter as name, c.school_year as year, c.archived_at is not null as "isArchived",
      (select count(*)::int from class_members where school_class_id = c.id and role = 'pupil') as pupils
    from school_classes c where organization_id = $1 order by school_year, grade_index, letter`,
    [fixture.organizationId],
  )
const named = async () =>
  (await classes()).map(
    ({ name, year, isArchived, pupils }) => `${name} ${year} ${pupils}${isArchived ? ' archived' : ''}`,
  )
const gradeOf = async (id: number) =>
  (
    await fixture.school.rows<{ grade: number | null }>(
      'select grade_index as grade from users where id = $1',
      [id],
    )
  )[0]!.grade
const makeClass = async (grade: number, letter: string, year: number, teacherId: number | null) => {
  const [made] = await fixture.school.rows<{ id: number }>(
    'insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, $3, $4) returning id',
    [fixture.organizationId, grade, letter, year],
  )
  if (teacherId !== null)
    await fixture.school.rows(
      `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
      [made!.id, teacherId],
    )
  return made!.id
}
const setClass = (columns: string) =>
  fixture.school.rows(`update school_classes set ${columns} where id = $1`, [fixture.classId])

beforeEach(async () => {
  fixture = await openBelogorsk()
  await setClass('school_year = 2025')
  masha = await fixture.school.person('Маша Миронова', { gradeIndex: 7 })
  await fixture.seat(masha.id, 'pupil')
})

test('a class of the former year goes on with its pupils, their grade and its teachers, and stays readable', async () => {
  const colleague = await fixture.worker('Герасим Белов', 'teacher')
  await fixture.seat(colleague.id, 'teacher')
  expect((await viewed()).classes).toEqual([
    {
      class_id: fixture.classId,
      name: '7А',
      to_name: '8А',
      way: 'go',
      may_leave: false,
      pupils: 3,
      there: 0,
      teachers: 2,
      elsewhere: 0,
      other_grade: 0,
    },
  ])
  expect((await go()).body).toEqual({ classes: 1, pupils: 3 })
  expect(await named()).toEqual(['7А 2025 3 archived', '8А 2026 3'])
  expect(await gradeOf(masha.id)).toBe(8)
  const { classes: none, recent } = await viewed(colleague)
  expect(none).toEqual([])
  expect(recent).toMatchObject([
    { from_name: '7А', to_name: '8А', pupils: 3, moved_by: 'Архип Савельевич', hindrances: [] },
  ])
  for (const { id } of await classes()) {
    expect((await colleague.get(`/api/school_classes/${id}`)).body.pupils).toHaveLength(3)
    expect((await colleague.get(`/api/school_classes/${id}/journal`)).status).toBe(200)
  }
})

race('a repeated move, and one by two teachers at once, moves each pupil once', async () => {
  const colleague = await fixture.worker('Герасим Белов', 'teacher')
  await fixture.seat(colleague.id, 'teacher')
  const replies = await together(fixture.school, [go, () => go('go', colleague)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect((await go()).body).toEqual({ classes: 1, pupils: 0 })
  expect(await named()).toEqual(['7А 2025 3 archived', '8А 2026 3'])
  expect(await gradeOf(masha.id)).toBe(8)
})

test('undone it is as it was, and once more changes nothing; it may go again', async () => {
  await go()
  const [{ id }] = (await viewed()).recent
  expect((await undo([id])).status).toBe(204)
  expect((await undo([id])).status).toBe(204)
  expect(await named()).toEqual(['7А 2025 3'])
  expect(await gradeOf(masha.id)).toBe(7)
  expect((await go()).status).toBe(200)
  expect(await named()).toEqual(['7А 2025 3 archived', '8А 2026 3'])
})

test('a pupil of another grade keeps it, and one who sits in another class of the year stays there', async () => {
  await fixture.school.rows('update users set grade_index = 9 where id = $1', [masha.id])
  const other = await makeClass(8, 'Б', 2026, null)
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
    [other, fixture.listed[0]],
  )
  expect((await viewed()).classes).toMatchObject([{ pupils: 3, elsewhere: 1, other_grade: 1 }])
  await go()
  expect(await named()).toEqual(['7А 2025 3 archived', '8А 2026 2', '8Б 2026 1'])
  expect([await gradeOf(masha.id), await gradeOf(fixture.listed[0]!)]).toEqual([9, 7])
  await undoLast()
  expect(await named()).toEqual(['7А 2025 3', '8Б 2026 1'])
  expect(await gradeOf(masha.id)).toBe(9)
})

test('goes into the own class that is there, and comes out of it again', async () => {
  const there = await makeClass(8, 'А', 2026, fixture.savelich.id)
  const newcomer = await fixture.school.person('Пётр Гринёв', { gradeIndex: 8 })
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
    [there, newcomer.id],
  )
  expect((await viewed()).classes).toMatchObject([{ way: 'join', to_name: '8А' }])
  expect(codeOf(await go('go'))).toBe('class_moves_changed')
  await go('join')
  expect(await named()).toEqual(['7А 2025 3 archived', '8А 2026 4'])
  expect((await undoLast()).status).toBe(204)
  expect(await named()).toEqual(['7А 2025 3', '8А 2026 1'])
})

test('a class in whose place a colleague leads one goes nowhere', async () => {
  const colleague = await fixture.worker('Герасим Белов', 'teacher')
  await makeClass(8, 'А', 2026, colleague.id)
  expect((await viewed()).classes).toMatchObject([{ way: 'taken' }])
  for (const way of ['go', 'join']) expect(codeOf(await go(way))).toBe('class_moves_changed')
  expect(await named()).toEqual(['7А 2025 3', '8А 2026 0'])
})

test('the eleventh grade leaves the school, and comes back', async () => {
  await setClass('grade_index = 11')
  await fixture.school.rows('update users set grade_index = 11 where id = $1', [masha.id])
  const stateOf = () =>
    fixture.school.rows('select grade_index, is_graduate from users where id = $1', [masha.id])
  await go('graduate')
  expect(await named()).toEqual(['11А 2025 3 archived'])
  expect(await stateOf()).toEqual([{ grade_index: null, is_graduate: true }])
  await undoLast()
  expect(await named()).toEqual(['11А 2025 3'])
  expect(await stateOf()).toEqual([{ grade_index: 11, is_graduate: false }])
})

test('a class of this year goes on from the first of July', async () => {
  await setClass('school_year = 2026')
  expect(await viewed()).toMatchObject({ school_year: 2026, opens_on: '2027-07-01', classes: [] })
  expect(codeOf(await go())).toBe('class_moves_changed')
})

test('what has begun in the new class prevents undoing and is named in words', async () => {
  await go()
  const made = (await classes()).find(({ name }) => name === '8А')!
  await fixture.savelich.post(`/api/school_classes/${made.id}/messages`, {
    text: 'С новым годом',
    to: 'everybody',
    pupil_ids: null,
  })
  const newcomer = await fixture.school.person('Пётр Гринёв', { gradeIndex: 8 })
  await fixture.school.rows(
    `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
    [made.id, newcomer.id],
  )
  const [{ id, hindrances }] = (await viewed()).recent
  expect(hindrances).toEqual(['в\u00a0класс пришли новые ученики', 'отправлены сообщения'])
  expect(codeOf(await undo([id]))).toBe('class_move_hindered')
  expect(await gradeOf(masha.id)).toBe(8)
})

test('after seven days it is not undone any more', async () => {
  await go()
  const [{ id }] = (await viewed()).recent
  await fixture.school.rows(`update class_moves set moved_at = moved_at - interval '8 days' where id = $1`, [
    id,
  ])
  expect((await viewed()).recent).toEqual([])
  expect(codeOf(await undo([id]))).toBe('class_move_late')
})

test('classes and moves of colleagues are absent', async () => {
  const colleague = await fixture.worker('Герасим Белов', 'teacher')
  expect((await viewed(colleague)).classes).toEqual([])
  expect(codeOf(await go('go', colleague))).toBe('school_class_not_found')
  await go()
  const [{ id }] = (await viewed()).recent
  expect(codeOf(await undo([id], colleague))).toBe('class_move_not_found')
  expect(codeOf(await undo([id, 999_999]))).toBe('class_move_not_found')
  expect((await masha.get(moves)).status).toBe(403)
  expect((await (await fixture.school.person('Иван Зурин', agent)).get(moves)).body.recent).toEqual([])
})
