import { beforeEach, expect, test } from 'vitest'
import { day, openClassroom, type Classroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const list = async (query = '') =>
  ((await classroom.savelich.get(`/api/teacher/homeworks${query}`)).body as { title: string }[])
    .map(({ title }) => title)
    .toSorted()
const tab = (name: string, more = '') => list(`?q[tab_eq]=${name}${more}`)

test('a homework is in the tab of its state, and moves to the next one automatically', async () => {
  await classroom.give({ title: 'Сейчас' })
  await classroom.give({ title: 'Потом', opens_at: classroom.inDays(0.5) })
  await classroom.give({ title: 'Начато', is_published: false })
  const closed = await classroom.give({ title: 'Закрыто' })
  await classroom.savelich.post(`/api/teacher/homeworks/${closed}/closings`)
  const old = await classroom.give({ title: 'Старое' })
  await classroom.savelich.post(`/api/teacher/homeworks/${old}/archivings`)
  expect(await tab('running')).toEqual(['Сейчас'])
  expect(await tab('scheduled')).toEqual(['Потом'])
  expect(await tab('draft')).toEqual(['Начато'])
  expect(await tab('closed')).toEqual(['Закрыто'])
  expect(await tab('archive')).toEqual(['Старое'])
  expect(await list()).toEqual(['Закрыто', 'Потом', 'Сейчас'])
  classroom.school.at(new Date(classroom.school.now.getTime() + 0.75 * day))
  expect(await tab('running')).toEqual(['Потом', 'Сейчас'])
  classroom.school.at(new Date(classroom.school.now.getTime() + 3 * day))
  expect(await tab('closed')).toEqual(['Закрыто', 'Потом', 'Сейчас'])
})

test('a pupil does not see a scheduled homework until it opens', async () => {
  const id = await classroom.give({ opens_at: classroom.inDays(0.5) })
  expect((await classroom.masha.get(`/api/homeworks/${id}`)).status).toBe(404)
  expect((await classroom.masha.get('/api/user/homeworks')).body).toEqual([])
  classroom.school.at(new Date(classroom.school.now.getTime() + 0.75 * day))
  expect((await classroom.masha.get(`/api/homeworks/${id}`)).status).toBe(200)
  expect((await classroom.masha.get('/api/user/homeworks')).body).toHaveLength(1)
})

test('a deadline before the opening is refused at its field', async () => {
  const { status, headers, body } = await classroom.savelich.post(
    '/api/teacher/homeworks',
    classroom.body({ opens_at: classroom.inDays(2) }),
  )
  expect(status).toBe(422)
  expect(headers['x-error-code']).toBe('soft_deadline_before_opening')
  expect(body.errors.soft_deadline_at).toEqual(['Срок раньше, чем задание откроется'])
})

test('homeworks are found by words of their titles, in any order and with any «ё»', async () => {
  await classroom.give({ title: 'Ещё раз про проценты' })
  await classroom.give({ title: 'Дроби' })
  expect(await tab('running', `&q[title_cont]=${encodeURIComponent('проценты еще')}`)).toEqual([
    'Ещё раз про проценты',
  ])
  expect(await tab('running', `&q[title_cont]=${encodeURIComponent('синус')}`)).toEqual([])
})
