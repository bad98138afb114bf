import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { type Classroom, day, openClassroom } from './testing/class.ts'

let classroom: Classroom
let vasilisa: Person

beforeEach(async () => {
  classroom = await openClassroom()
  vasilisa = await classroom.school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  const { code } = (await classroom.masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
})

const nowOf = async () => (await vasilisa.get(`/api/family/children/${classroom.masha.id}/report`)).body.now
const later = (days: number) => classroom.school.at(new Date(classroom.school.now.getTime() + days * day))

test('a parent sees the nearest deadlines, at most three', async () => {
  expect(await nowOf()).toEqual({ level: 1, deadlines: [], alerts: [], more_alerts: 0 })
  for (const n of [4, 1, 3, 2])
    await classroom.give({
      title: `Задание ${n}`,
      soft_deadline_at: classroom.inDays(n),
      hard_deadline_at: classroom.inDays(9),
    })
  const { deadlines } = await nowOf()
  expect(deadlines.map(({ title }: { title: string }) => title)).toEqual([
    'Задание 1',
    'Задание 2',
    'Задание 3',
  ])
  expect(deadlines[0].note).toBe('Сдать: завтра')
})

test('a late homework is described in a sentence: started or not, and since when', async () => {
  await classroom.give({ title: 'Проценты' })
  const begun = await classroom.give({ title: 'Дроби' })
  await classroom.start(classroom.masha, begun)
  later(2)
  const { alerts, deadlines } = await nowOf()
  const said = alerts.map(({ note }: { note: string }) => note.replaceAll('\u00a0', ' ')).toSorted()
  expect(said).toEqual([
    'Не закончено домашнее задание «Дроби», срок был вчера',
    'Не начато домашнее задание «Проценты», срок был вчера',
  ])
  expect(deadlines).toEqual([])
  // A homework that can't be submitted any more is reported for thirty days; the started one was submitted by its last day.
  later(2)
  expect((await nowOf()).alerts).toHaveLength(1)
  later(15)
  expect((await nowOf()).alerts).toHaveLength(1)
  later(15)
  vasilisa = await classroom.school.signedIn(vasilisa.id)
  expect((await nowOf()).alerts).toEqual([])
})

test('the pupil does not get these sentences', async () => {
  await classroom.give()
  later(2)
  const { body } = await classroom.masha.get('/api/user/today')
  expect(body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['due'])
})
