/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openTeachersRoom, type TeachersRoom } from './testing/teachers-room.ts'

let room: TeachersRoom
let at: string
const pageOf = async (who = room.savelich) => (await who.get(at)).body
const dayMs = 24 * 3600_000

beforeEach(async () => {
  room = await openTeachersRoom()
  at = `/api/school_classes/${room.classId}`
})

/** A homework whose term went by yesterday, without a task in it. */
const giveLate = () =>
  room.school.rows(
    `with w as (insert into works (key, kind) values ('late-' || random(), 'homework') returning id),
      h as (insert into homeworks (source, title, intro, intro_html, discipline_id, author_id, work_id, soft_deadline_at, mark_scale, created_at, published_at)
        select 'teacher', 'Проценты', '', '', (select min(id) from disciplines), $2, w.id, $1::timestamptz - interval '1 day', '{85,65,45}', $1, $1::timestamptz - interval '3 days'
        from w returning id)
      insert into homework_targets (homework_id, target, target_id) select id, 'class', $3 from h`,
    [room.school.now, room.savelich.id, room.classId],
  )

test('shows for each pupil the last visit and why help is needed, sorted by need', async () => {
  room.school.at(new Date(room.school.now.getTime() + 9 * dayMs))
  await giveLate()
  const { pupils, joined, teachers } = await pageOf()
  expect(joined).toBe(1)
  expect(teachers).toEqual([
    { user_id: room.savelich.id, name: 'Архип Савельевич', is_me: true, can: { remove: false } },
  ])
  expect(
    pupils.map(({ name, needs }: { name: string; needs: { kind: string; amount: number }[] }) => [
      name,
      needs.map(({ kind, amount }) => `${kind} ${amount}`).join(),
    ]),
  ).toEqual([
    ['Миронова Маша', 'overdue 1,away 9'],
    ['Белова Палаша', 'overdue 1,never_came 0'],
    ['Швабрин Алексей', 'overdue 1,never_came 0'],
  ])
})

test('leaves as a table in the same order', async () => {
  const reply = await room.savelich.get(`${at}/pupils/file?format=csv`)
  const [titles, ...rows] = await readTable('csv', reply.bytes)
  expect(titles).toContain('Нужна помощь')
  expect(rows.map(([name]) => name)).toEqual(['Белова Палаша', 'Швабрин Алексей', 'Миронова Маша'])
})

test('distinguishes namesakes, on the page and in its file', async () => {
  await room.school.rows(
    `with u as (insert into users (last_name, first_name, middle_name, birthday, grade_index) values
        ('Гринёв', 'Пётр', 'Андреевич', '2013-05-01', 7), ('Гринёв', 'Пётр', 'Иванович', '2013-06-02', 7),
        ('Гринёв', 'Пётр', 'Иванович', '2014-02-03', 7) returning id)
      insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u`,
    [room.classId],
  )
  const called = [
    'Гринёв Пётр Андреевич',
    'Гринёв Пётр Иванович, 2013\u00a0г.\u00a0р.',
    'Гринёв Пётр Иванович, 2014\u00a0г.\u00a0р.',
  ]
  const namesakes = (names: readonly string[]) => names.filter((name) => name.startsWith('Гринёв')).toSorted()
  expect(namesakes((await pageOf()).pupils.map(({ name }: { name: string }) => name))).toEqual(called)
  const file = await readTable('csv', (await room.savelich.get(`${at}/pupils/file?format=csv`)).bytes)
  expect(namesakes(file.map(([name]) => String(name)))).toEqual(
    called.map((name) => name.replaceAll('\u00a0', ' ')),
  )
})

test('the number of statements does not grow with the number of pupils', async () => {
  const costOf = () => room.school.statementsOf(() => pageOf())
  const few = await costOf()
  await room.school.addPupils(room.classId, 40)
  expect((await pageOf()).pupils).toHaveLength(43)
  expect(await costOf()).toBe(few)
})

test('a pupil is taken out of the class and keeps the account; once more changes nothing', async () => {
  const remove = () => room.savelich.delete(`${at}/pupils/${room.masha.id}`)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(204)
  expect((await pageOf()).pupils).toHaveLength(2)
  expect(await room.school.rows('select from users where id = $1', [room.masha.id])).toHaveLength(1)
})

test('a colleague of the school is added, and leaves or is removed by the teacher who has added them', async () => {
  const add = (user_id: number) => room.savelich.post(`${at}/teachers`, { user_id })
  const remove = (id: number, who = room.savelich) => who.delete(`${at}/teachers/${id}`)
  const { body: colleagues } = await room.savelich.get(`${at}/colleagues`)
  expect(colleagues).toEqual([{ user_id: room.colleague.id, name: 'Белов Герасим Ильич' }])
  expect((await add(room.colleague.id)).status).toBe(204)
  expect((await add(room.colleague.id)).status).toBe(204)
  expect((await pageOf(room.colleague)).teachers).toHaveLength(2)
  expect(codeOf(await remove(room.savelich.id, room.colleague))).toBe('school_class_teacher_stays')
  expect((await remove(room.colleague.id)).status).toBe(204)
  expect((await room.colleague.get(at)).status).toBe(404)
  expect(codeOf(await remove(room.savelich.id))).toBe('school_class_last_teacher')
  const stranger = await room.school.person('Иван Зурин', agent)
  expect(codeOf(await add(stranger.id))).toBe('school_class_no_colleague')
})

race('of two teachers who leave at once one stays', async () => {
  await room.savelich.post(`${at}/teachers`, { user_id: room.colleague.id })
  const replies = await together(
    room.school,
    [room.savelich, room.colleague].map((who) => () => who.delete(`${at}/teachers/${who.id}`)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422])
})

test('a class of a colleague is absent in every way', async () => {
  const replies = await Promise.all([
    room.colleague.get(at),
    room.colleague.get(`${at}/pupils/file?format=csv`),
    room.colleague.get(`${at}/colleagues`),
    room.colleague.post(`${at}/teachers`, { user_id: room.colleague.id }),
    room.colleague.delete(`${at}/pupils/${room.masha.id}`),
    room.colleague.delete(`${at}/teachers/${room.savelich.id}`),
  ])
  expect(replies.map(codeOf)).toEqual(replies.map(() => 'school_class_not_found'))
})
