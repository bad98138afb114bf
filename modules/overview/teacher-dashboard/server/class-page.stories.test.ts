/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openTeacherFixture, type TeacherFixture } from './testing/teacher-fixture.ts'

let fixture: TeacherFixture
let at: string
const pageOf = async (who = fixture.savelich) => (await who.get(at)).body
const dayMs = 24 * 3600_000

beforeEach(async () => {
  fixture = await openTeacherFixture()
  at = `/api/school_classes/${fixture.classId}`
})

/** A homework whose term went by yesterday, without a task in it. */
const giveLate = () =>
  fixture.school.rows(
    `with w as (insert into works (key, kind) values ('late-' || random(), 'homework') returning id),
      h as (insert into homeworks (source, title, intro, intro_html, discipline_id, author_id, work_id, soft_deadline_at, mark_scale, created_at, published_at)
        select 'teacher', 'Проценты', '', '', (select min(id) from disciplines), $2, w.id, $1::timestamptz - interval '1 day', '{85,65,45}', $1, $1::timestamptz - interval '3 days'
        from w returning id)
      insert into homework_targets (homework_id, target, target_id) select id, 'class', $3 from h`,
    [fixture.school.now, fixture.savelich.id, fixture.classId],
  )

test('shows for each pupil the last visit and why help is needed, sorted by need', async () => {
  fixture.school.at(new Date(fixture.school.now.getTime() + 9 * dayMs))
  await giveLate()
  const { pupils, joined, teachers } = await pageOf()
  expect(joined).toBe(1)
  expect(teachers).toEqual([
    { user_id: fixture.savelich.id, name: 'Архип Савельевич', is_me: true, can: { remove: false } },
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
  const reply = await fixture.savelich.get(`${at}/pupils/file?format=csv`)
  const [titles, ...rows] = await readTable('csv', reply.bytes)
  expect(titles).toContain('Нужна помощь')
  expect(rows.map(([name]) => name)).toEqual(['Белова Палаша', 'Швабрин Алексей', 'Миронова Маша'])
})

test('distinguishes namesakes, on the page and in its file', async () => {
  await fixture.school.rows(
    `with u as (insert into users (last_name, first_name, middle_name, birthday, grade_index) values
        ('Гринёв', 'Пётр', 'Андреевич', '2013-05-01', 7), ('Гринёв', 'Пётр', 'Иванович', '2013-06-02', 7),
        ('Гринёв', 'Пётр', 'Иванович', '2014-02-03', 7) returning id)
      insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from u`,
    [fixture.classId],
  )
  const called = [
    'Гринёв Пётр Андреевич',
    'Гринёв Пётр Иванович, 2013\u00a0г.\u00a0р.',
    'Гринёв Пётр Иванович, 2014\u00a0г.\u00a0р.',
  ]
  const namesakes = (names: readonly string[]) => names.filter((name) => name.startsWith('Гринёв')).toSorted()
  expect(namesakes((await pageOf()).pupils.map(({ name }: { name: string }) => name))).toEqual(called)
  const file = await readTable('csv', (await fixture.savelich.get(`${at}/pupils/file?format=csv`)).bytes)
  expect(namesakes(file.map(([name]) => String(name)))).toEqual(
    called.map((name) => name.replaceAll('\u00a0', ' ')),
  )
})

test('the number of statements does not grow with the number of pupils', async () => {
  const costOf = () => fixture.school.statementsOf(() => pageOf())
  const few = await costOf()
  await fixture.school.addPupils(fixture.classId, 40)
  expect((await pageOf()).pupils).toHaveLength(43)
  expect(await costOf()).toBe(few)
})

test('a pupil is taken out of the class and keeps the account; once more changes nothing', async () => {
  const remove = () => fixture.savelich.delete(`${at}/pupils/${fixture.masha.id}`)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(204)
  expect((await pageOf()).pupils).toHaveLength(2)
  expect(await fixture.school.rows('select from users where id = $1', [fixture.masha.id])).toHaveLength(1)
})

test('a colleague of the school is added, and leaves or is removed by the teacher who has added them', async () => {
  const add = (user_id: number) => fixture.savelich.post(`${at}/teachers`, { user_id })
  const remove = (id: number, who = fixture.savelich) => who.delete(`${at}/teachers/${id}`)
  const { body: colleagues } = await fixture.savelich.get(`${at}/colleagues`)
  expect(colleagues).toEqual([{ user_id: fixture.colleague.id, name: 'Белов Герасим Ильич' }])
  expect((await add(fixture.colleague.id)).status).toBe(204)
  expect((await add(fixture.colleague.id)).status).toBe(204)
  expect((await pageOf(fixture.colleague)).teachers).toHaveLength(2)
  expect(codeOf(await remove(fixture.savelich.id, fixture.colleague))).toBe('school_class_teacher_stays')
  expect((await remove(fixture.colleague.id)).status).toBe(204)
  expect((await fixture.colleague.get(at)).status).toBe(404)
  expect(codeOf(await remove(fixture.savelich.id))).toBe('school_class_last_teacher')
  const stranger = await fixture.school.person('Иван Зурин', agent)
  expect(codeOf(await add(stranger.id))).toBe('school_class_no_colleague')
})

race('of two teachers who leave at once one stays', async () => {
  await fixture.savelich.post(`${at}/teachers`, { user_id: fixture.colleague.id })
  const replies = await together(
    fixture.school,
    [fixture.savelich, fixture.colleague].map((who) => () => who.delete(`${at}/teachers/${who.id}`)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422])
})

test('a class of a colleague is absent in every way', async () => {
  const replies = await Promise.all([
    fixture.colleague.get(at),
    fixture.colleague.get(`${at}/pupils/file?format=csv`),
    fixture.colleague.get(`${at}/colleagues`),
    fixture.colleague.post(`${at}/teachers`, { user_id: fixture.colleague.id }),
    fixture.colleague.delete(`${at}/pupils/${fixture.masha.id}`),
    fixture.colleague.delete(`${at}/teachers/${fixture.savelich.id}`),
  ])
  expect(replies.map(codeOf)).toEqual(replies.map(() => 'school_class_not_found'))
})
