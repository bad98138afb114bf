/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openTeacherFixture, type TeacherFixture } from './testing/teacher-fixture.ts'

let fixture: TeacherFixture
const dashboard = async (who = fixture.savelich) => (await who.get('/api/teacher/dashboard')).body
const dayMs = 24 * 3600_000

beforeEach(async () => {
  fixture = await openTeacherFixture()
})

async function give(): Promise<number> {
  const [task] = await fixture.school.rows<{ id: number }>(
    `select t.id from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
      where t.kind = 'number' and t.retired_at is null order by t.key limit 1`,
  )
  const { status, body } = await fixture.savelich.post('/api/teacher/homeworks', {
    title: 'Проценты',
    task_ids: [task!.id],
    school_class_ids: [fixture.classId],
    soft_deadline_at: new Date(fixture.school.now.getTime() + 2 * dayMs).toISOString(),
    is_published: true,
  })
  expect(status).toBe(200)
  return body.id
}

const letters = () =>
  fixture.school.rows<{ to: string }>(
    `select "to" from outbox_messages where cause like 'homework-reminder:%'`,
  )

test('shows what is set for these days, who has not begun it, and how many of each class need help', async () => {
  const id = await give()
  const { lines, not_begun, classes } = await dashboard()
  expect(lines).toContainEqual(
    expect.objectContaining({ key: `homework:${id}`, kind: 'deadline', title: 'Проценты' }),
  )
  expect(not_begun).toEqual([
    expect.objectContaining({
      homework_id: id,
      pupils: 3,
      names: ['Белова Палаша', 'Миронова Маша', 'Швабрин Алексей'],
      is_reminded_today: false,
    }),
  ])
  expect(classes).toEqual([{ id: fixture.classId, name: '7А', pupils: 3, needy: 2 }])
})

test('who has begun is reminded of nothing', async () => {
  const id = await give()
  await fixture.masha.post(`/api/homeworks/${id}/starts`)
  expect((await dashboard()).not_begun[0].names).toEqual(['Белова Палаша', 'Швабрин Алексей'])
})

test('one press reminds: a letter to pupils with an address, and the plan of the day of everybody; once a day', async () => {
  await fixture.school.rows('update users set email_confirmed_at = now() where id = $1', [fixture.masha.id])
  const id = await give()
  const remind = () => fixture.savelich.post(`/api/teacher/homeworks/${id}/reminders`)
  expect((await remind()).body).toEqual({ pupils: 3, letters: 1, was_sent_today: false })
  expect((await remind()).body).toEqual({ pupils: 3, letters: 1, was_sent_today: true })
  expect(await letters()).toEqual([{ to: 'masha@pochta.example' }])
  expect((await dashboard()).not_begun[0].is_reminded_today).toBe(true)
  const { lines } = (await fixture.masha.get('/api/user/today')).body
  expect(lines).toContainEqual(expect.objectContaining({ note: 'Учитель напоминает: ещё не\u00a0начато' }))
  fixture.school.at(new Date(fixture.school.now.getTime() + dayMs))
  expect((await remind()).body).toMatchObject({ was_sent_today: false })
  expect(await letters()).toHaveLength(2)
})

race('pressed twice at once it reminds once', async () => {
  const id = await give()
  const remind = () => fixture.savelich.post(`/api/teacher/homeworks/${id}/reminders`)
  const replies = await together(fixture.school, [remind, remind])
  expect(replies.map(({ body }) => body.was_sent_today).toSorted()).toEqual([false, true])
})

test('a homework of a colleague or a draft can’t be reminded of', async () => {
  const id = await give()
  const at = `/api/teacher/homeworks/${id}/reminders`
  expect(codeOf(await fixture.colleague.post(at))).toBe('homework_not_found')
  await fixture.school.rows('update homeworks set published_at = null where id = $1', [id])
  expect(codeOf(await fixture.savelich.post(at))).toBe('homework_not_published')
})

test('is for teachers, and empty for a teacher without a class', async () => {
  expect((await fixture.masha.get('/api/teacher/dashboard')).status).toBe(403)
  expect((await fixture.school.guest().get('/api/teacher/dashboard')).status).toBe(401)
  const lone = await fixture.school.person('Иван Зурин', agent)
  expect(await dashboard(lone)).toMatchObject({ lines: [], not_begun: [], classes: [] })
})
