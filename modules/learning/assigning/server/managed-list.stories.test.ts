import { beforeEach, expect, test } from 'vitest'
import { day, openClassroom, type Classroom } from '@school/homeworks/testing'

let room: Classroom
beforeEach(async () => {
  room = await openClassroom()
})

const list = async (query = '') =>
  ((await room.savelich.get(`/api/teacher/homeworks${query}`)).body as { title: string }[])
    .map(({ title }) => title)
    .toSorted()
const tab = (name: string, more = '') => list(`?q[tab_eq]=${name}${more}`)

test('a homework is in the tab of its state, and moves to the next one automatically', async () => {
  await room.give({ title: 'Сейчас' })
  await room.give({ title: 'Потом', opens_at: room.inDays(0.5) })
  await room.give({ title: 'Начато', is_published: false })
  const closed = await room.give({ title: 'Закрыто' })
  await room.savelich.post(`/api/teacher/homeworks/${closed}/closings`)
  const old = await room.give({ title: 'Старое' })
  await room.savelich.post(`/api/teacher/homeworks/${old}/archivings`)
  expect(await tab('running')).toEqual(['Сейчас'])
  expect(await tab('scheduled')).toEqual(['Потом'])
  expect(await tab('draft')).toEqual(['Начато'])
  expect(await tab('closed')).toEqual(['Закрыто'])
  expect(await tab('archive')).toEqual(['Старое'])
  expect(await list()).toEqual(['Закрыто', 'Потом', 'Сейчас'])
  room.school.at(new Date(room.school.now.getTime() + 0.75 * day))
  expect(await tab('running')).toEqual(['Потом', 'Сейчас'])
  room.school.at(new Date(room.school.now.getTime() + 3 * day))
  expect(await tab('closed')).toEqual(['Закрыто', 'Потом', 'Сейчас'])
})

test('a pupil does not see a scheduled homework until it opens', async () => {
  const id = await room.give({ opens_at: room.inDays(0.5) })
  expect((await room.masha.get(`/api/homeworks/${id}`)).status).toBe(404)
  expect((await room.masha.get('/api/user/homeworks')).body).toEqual([])
  room.school.at(new Date(room.school.now.getTime() + 0.75 * day))
  expect((await room.masha.get(`/api/homeworks/${id}`)).status).toBe(200)
  expect((await room.masha.get('/api/user/homeworks')).body).toHaveLength(1)
})

test('a deadline before the opening is refused at its field', async () => {
  const { status, headers, body } = await room.savelich.post(
    '/api/teacher/homeworks',
    room.body({ opens_at: room.inDays(2) }),
  )
  expect(status).toBe(422)
  expect(headers['x-error-code']).toBe('soft_deadline_before_opening')
  expect(body.errors.soft_deadline_at).toEqual(['Срок раньше, чем задание откроется'])
})

test('homeworks are found by words of their titles, in any order and with any «ё»', async () => {
  await room.give({ title: 'Ещё раз про проценты' })
  await room.give({ title: 'Дроби' })
  expect(await tab('running', `&q[title_cont]=${encodeURIComponent('проценты еще')}`)).toEqual([
    'Ещё раз про проценты',
  ])
  expect(await tab('running', `&q[title_cont]=${encodeURIComponent('синус')}`)).toEqual([])
})
