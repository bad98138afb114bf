/** @module-tag embedded */
import { type Belogorsk, codeOf, openBelogorsk, type Person, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let fixture: Belogorsk
let masha: Person
let otherId: number
const add = (classId: number, userId: number, role: string) =>
  fixture.school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    userId,
    role,
  ])
const at = (classId = fixture.classId) => `/api/school_classes/${classId}/mergers`
const merge = (who = fixture.savelich, to = otherId) => who.post(at(), { to_class_id: to })
const pupilsOf = async (classId: number) =>
  (await fixture.savelich.get(`/api/school_classes/${classId}`)).body.pupils.map(
    ({ name }: { name: string }) => name,
  )

beforeEach(async () => {
  fixture = await openBelogorsk()
  const [made] = await fixture.school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'Б', 2026) returning id`,
    [fixture.organizationId],
  )
  otherId = made!.id
  masha = await fixture.school.person('Маша Миронова', { gradeIndex: 7 })
  await add(otherId, fixture.savelich.id, 'teacher')
  await add(otherId, masha.id, 'pupil')
})

test('the preview shows who comes over, who is in both and who begins to teach', async () => {
  const colleague = await fixture.worker('Герасим Белов', 'teacher', { middleName: 'Ильич' })
  await fixture.seat(colleague.id, 'teacher')
  await fixture.seat(masha.id, 'pupil')
  expect((await fixture.savelich.get(at())).body).toEqual([
    {
      to_class_id: otherId,
      name: '7Б',
      pupils: ['Белова Палаша', 'Швабрин Алексей'],
      in_both: ['Миронова Маша'],
      teachers: ['Герасим Ильич'],
    },
  ])
})

race('pupils come over once, the former class is archived and keeps its list', async () => {
  const replies = await together(fixture.school, [merge, merge])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect((await pupilsOf(otherId)).toSorted()).toEqual(['Белова Палаша', 'Миронова Маша', 'Швабрин Алексей'])
  expect(await pupilsOf(fixture.classId)).toHaveLength(2)
  const { classes, archived } = (await fixture.savelich.get('/api/school_classes')).body
  expect([classes, archived].map((rows) => rows.map(({ name }: { name: string }) => name))).toEqual([
    ['7Б'],
    ['7А'],
  ])
})

test('undone they are two again', async () => {
  await fixture.seat(masha.id, 'pupil')
  await merge()
  const { recent } = (await fixture.savelich.get('/api/school_class_moves')).body
  expect(recent).toMatchObject([{ kind: 'merger', from_name: '7А', to_name: '7Б' }])
  await fixture.savelich.post('/api/school_class_move_undoings', { move_ids: [recent[0].id] })
  expect(await pupilsOf(otherId)).toEqual(['Миронова Маша'])
  expect(await pupilsOf(fixture.classId)).toHaveLength(3)
  expect((await merge()).status).toBe(204)
})

test('a class of another grade, of a colleague and the same one are no place to go', async () => {
  expect(codeOf(await merge(fixture.savelich, fixture.classId))).toBe('class_merger_unfit')
  await fixture.school.rows('update school_classes set grade_index = 8 where id = $1', [otherId])
  expect(codeOf(await merge())).toBe('class_merger_unfit')
  const colleague = await fixture.worker('Герасим Белов', 'teacher')
  expect(codeOf(await merge(colleague))).toBe('school_class_not_found')
  await fixture.school.rows('delete from class_members where school_class_id = $1 and user_id = $2', [
    otherId,
    fixture.savelich.id,
  ])
  expect(codeOf(await merge())).toBe('school_class_not_found')
})
