/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { notificationsModule } from './index.ts'

let school: TestSchool
let masha: Person
let petr: Person

interface Line {
  id: number
  title: string
  read_at: string | null
}

/** Inserts a notification directly; the stories of other modules cover how they create theirs. */
const addNotification = async (
  who: Person,
  title: string,
  more: { kind?: string; hoursAgo?: number } = {},
) => {
  const { kind = 'homework', hoursAgo = 0 } = more
  const [row] = await school.rows<{ id: number }>(
    `insert into notifications (user_id, kind, title, text, url, cause, created_at) values ($1, $2, $3, '', '/homeworks/1', $3, $4) returning id`,
    [who.id, kind, title, new Date(school.now.getTime() - hoursAgo * 3600_000)],
  )
  return row!.id
}
const listOf = async (who: Person, query = ''): Promise<Line[]> =>
  (await who.get(`/api/user/notifications${query}`)).body
const titlesOf = async (who: Person, query = '') => (await listOf(who, query)).map(({ title }) => title)
const countersOf = async (who: Person) => (await who.get('/api/user/notifications/unread/counter')).body
const markRead = (who: Person, ids?: number[]) =>
  who.put('/api/user/notifications/unread', ids === undefined ? {} : { ids })

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petr = await school.person('Пётр Гринёв')
})

test('the newest are first, with what leads to their place', async () => {
  await addNotification(masha, 'Проверено: дроби', { hoursAgo: 2 })
  await addNotification(masha, 'Задано: скорость')
  expect(await titlesOf(masha)).toEqual(['Задано: скорость', 'Проверено: дроби'])
  expect((await listOf(masha))[1]).toEqual({
    id: expect.any(Number),
    kind: 'homework',
    title: 'Проверено: дроби',
    text: '',
    url: '/homeworks/1',
    created_at: new Date(school.now.getTime() - 2 * 3600_000).toISOString(),
    read_at: null,
  })
})

test('reading some leaves the others, and answers with the new number', async () => {
  const first = await addNotification(masha, 'Первое')
  await addNotification(masha, 'Второе')
  expect(await countersOf(masha)).toEqual({ campaigns: 0, unread: 2 })
  expect((await markRead(masha, [first])).body).toEqual({ campaigns: 0, unread: 1 })
  expect(await countersOf(masha)).toEqual({ campaigns: 0, unread: 1 })
  expect((await masha.get('/api/user/notifications/unread')).body).toMatchObject([{ title: 'Второе' }])
  expect(await titlesOf(masha, '?q[state_eq]=unread')).toEqual(['Второе'])
  expect(await titlesOf(masha)).toHaveLength(2)
})

test('without ids all are read, and reading once more does not change when it was', async () => {
  await addNotification(masha, 'Первое')
  expect((await markRead(masha)).body.unread).toBe(0)
  const [before] = await listOf(masha)
  school.at(new Date(school.now.getTime() + 3600_000))
  expect((await markRead(masha)).status).toBe(200)
  expect((await listOf(masha))[0]!.read_at).toBe(before!.read_at)
})

test('an empty list of ids reads nothing', async () => {
  await addNotification(masha, 'Первое')
  expect((await markRead(masha, [])).body.unread).toBe(1)
})

test('what belongs to somebody else is neither seen nor read', async () => {
  const his = await addNotification(petr, 'Только Петру')
  await addNotification(masha, 'Только Маше')
  expect(await titlesOf(masha)).toEqual(['Только Маше'])
  expect((await markRead(masha, [his])).status).toBe(200)
  expect(await countersOf(petr)).toEqual({ campaigns: 0, unread: 1 })
  await markRead(masha)
  expect(await countersOf(petr)).toEqual({ campaigns: 0, unread: 1 })
})

test('is shown by kinds and by pages', async () => {
  for (let n = 1; n <= 4; n += 1) await addNotification(masha, `Задание ${n}`, { hoursAgo: n })
  await addNotification(masha, 'Итоги', { kind: 'olympiad' })
  expect(await titlesOf(masha, '?q[kind_eq]=olympiad')).toEqual(['Итоги'])
  const { body, headers } = await masha.get('/api/user/notifications?limit=2&page=2')
  expect(body.map(({ title }: Line) => title)).toEqual(['Задание 2', 'Задание 3'])
  expect(headers['x-total']).toBe('5')
  expect((await masha.get('/api/user/notifications?q[kind_eq]=promo')).status).toBe(422)
})

test('a guest has no bell', async () => {
  const guest = school.guest()
  for (const path of ['', '/unread', '/unread/counter'])
    expect((await guest.get(`/api/user/notifications${path}`)).status).toBe(401)
  expect((await guest.put('/api/user/notifications/unread', {})).status).toBe(401)
})

test('is forgotten after half a year', async () => {
  await addNotification(masha, 'Давно', { hoursAgo: 181 * 24 })
  await addNotification(masha, 'Недавно', { hoursAgo: 179 * 24 })
  await school.jobQueue.run(notificationsModule.jobs![0]!)
  expect(await titlesOf(masha)).toEqual(['Недавно'])
})
