import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { notifyOfHomeworks } from './notice-jobs.ts'
import { type Classroom, day, openClassroom } from './testing/class.ts'

let classroom: Classroom

interface Line {
  kind: string
  title: string
  text: string
  url: string
}

const bellOf = async (who: Person, kind = ''): Promise<Line[]> =>
  (await who.get(`/api/user/notifications${kind && `?q[kind_eq]=${kind}`}`)).body
const titlesOf = async (who: Person, kind = '') => (await bellOf(who, kind)).map(({ title }) => title)
const run = () => classroom.school.jobQueue.run(notifyOfHomeworks)
const after = (days: number) => classroom.school.at(new Date(classroom.school.now.getTime() + days * day))

beforeEach(async () => {
  classroom = await openClassroom()
})

test('pupils are notified of a new homework once, with the deadline in their time zone', async () => {
  const id = await classroom.give({ soft_deadline_at: null })
  await run()
  await run()
  const lines = await bellOf(classroom.masha)
  expect(lines).toMatchObject([
    { kind: 'homework', title: 'Задано на\u00a0дом: Проценты на вечер', url: `/homeworks/${id}` },
  ])
  expect(lines[0]!.text).toMatch(/^Сдать до\s\d+\s\p{L}+, \d+:\d\d\.$/u)
  expect(await titlesOf(classroom.petya)).toHaveLength(1)
  expect(await bellOf(classroom.savelich)).toEqual([])
})

test('a homework that opens tomorrow is notified tomorrow, a draft and a closed one never', async () => {
  await classroom.give({ opens_at: classroom.inDays(1), soft_deadline_at: classroom.inDays(2) })
  await classroom.give({ is_published: false, title: 'Черновик' })
  const closed = await classroom.give({ title: 'Закрыто' })
  await classroom.savelich.post(`/api/teacher/homeworks/${closed}/closings`)
  await run()
  expect(await bellOf(classroom.masha)).toEqual([])
  after(1.01)
  await run()
  expect(await titlesOf(classroom.masha)).toEqual(['Задано на\u00a0дом: Проценты на вечер'])
})

test('a day before the deadline pupils who have not submitted are notified, except those who have switched off reminders', async () => {
  const id = await classroom.give({
    soft_deadline_at: classroom.inDays(4),
    hard_deadline_at: classroom.inDays(5),
  })
  await classroom.goThrough(classroom.petya, id, 3)
  after(2)
  await run()
  expect(await bellOf(classroom.masha, 'reminder')).toEqual([])
  after(1.5)
  await run()
  await run()
  expect(await titlesOf(classroom.masha, 'reminder')).toEqual(['Остались сутки: Проценты на вечер'])
  expect(await bellOf(classroom.petya, 'reminder')).toEqual([])
})

test('switched off reminders are not shown in the notifications', async () => {
  await classroom.masha.patch('/api/user/communication_subscriptions', {
    communication_subscriptions: { subscription_reminders: false },
  })
  const id = await classroom.give({
    soft_deadline_at: classroom.inDays(4),
    hard_deadline_at: classroom.inDays(5),
  })
  await classroom.savelich.post(`/api/teacher/homeworks/${id}/reminders`)
  after(3.5)
  await run()
  expect(await bellOf(classroom.masha, 'reminder')).toEqual([])
  expect(await titlesOf(classroom.petya, 'reminder')).toEqual([
    'Остались сутки: Проценты на вечер',
    'Учитель напоминает: Проценты на вечер',
  ])
})

test('a mark of the teacher and a return are notified with the comment', async () => {
  const id = await classroom.give()
  await classroom.goThrough(classroom.masha, id, 3)
  const at = `/api/teacher/homeworks/${id}`
  const marks = { user_ids: [classroom.masha.id], mark: 5, comment: 'Красиво' }
  for (let n = 0; n < 2; n++) expect((await classroom.savelich.put(`${at}/marks`, marks)).status).toBe(200)
  const words = { user_ids: [classroom.masha.id], comment: 'Дорешай третью' }
  expect((await classroom.savelich.post(`${at}/returns`, words)).status).toBe(200)
  const lines = await bellOf(classroom.masha)
  expect(lines.map(({ title, text }) => [title, text]).toSorted()).toEqual([
    ['Возвращено на\u00a0доработку: Проценты на вечер', 'Дорешай третью'],
    ['Проверено: Проценты на вечер', 'Отметка: 5. Красиво'],
  ])
  expect(await bellOf(classroom.petya)).toEqual([])
})
