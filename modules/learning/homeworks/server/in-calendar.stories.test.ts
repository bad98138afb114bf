import { beforeEach, expect, test } from 'vitest'
import { type Classroom, openClassroom } from './testing/class.ts'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const url = '/api/calendar?date_from=2026-11-16&date_to=2026-12-13'
const read = async (person = classroom.masha) => (await person.get(url)).body

test('the deadline of a homework is in the calendar, with the last day of late submission', async () => {
  const { masha, inDays } = classroom
  const id = await classroom.give()
  const { homework_deadlines: terms } = await read()
  expect(terms).toMatchObject([
    {
      id: `homework:${id}`,
      title: 'Проценты на вечер',
      starts_at: inDays(1),
      duration: 0,
      state: 'planned',
      url: `/homeworks/${id}`,
      discipline_name: expect.any(String),
      can: { change: false },
    },
    { id: `homework:${id}:last`, starts_at: inDays(3) },
  ])
  expect(terms[0].teacher_name).toContain('Савельич')
  await classroom.goThrough(masha, id, 1)
  expect((await read()).homework_deadlines[0].state).toBe('done')
})

test('a stranger with a link sees the deadline without the teacher', async () => {
  await classroom.give()
  const { masha, school } = classroom
  const { token } = (await masha.post('/api/calendar/shares')).body
  const { body, text } = await school.guest().get(`${url}&user_id=${masha.id}&token=${token}`)
  expect(body.homework_deadlines[0]).toMatchObject({
    title: 'Проценты на вечер',
    url: null,
    teacher_name: null,
  })
  expect(text).not.toContain('Савельич')
})

test('a webinar of the class is an event with its hours', async () => {
  const { savelich, classId, inDays } = classroom
  await classroom.school.rows(
    `insert into webinars (title, teacher_id, school_class_id, starts_at, ends_at, created_at) values ('Дроби', $1, $2, $3, $4, $3)`,
    [savelich.id, classId, inDays(2), new Date(Date.parse(inDays(2)) + 3_600_000)],
  )
  expect((await read()).events).toMatchObject([
    { title: 'Вебинар «Дроби»', starts_at: inDays(2), duration: 60, state: 'planned' },
  ])
})

test('a month takes at most a dozen statements, regardless of the number of entries', async () => {
  const costOf = () => classroom.school.statementsOf(() => read())
  await classroom.give()
  const few = await costOf()
  for (let i = 0; i < 5; i++) {
    await classroom.give({ title: `Задание ${i}` })
    await classroom.masha.post('/api/calendar/items', {
      title: `Дело ${i}`,
      day: '2026-11-21',
      time: '10:00',
      minutes: 30,
    })
  }
  expect(await costOf()).toBe(few)
  expect(few).toBeGreaterThan(4)
  expect(few).toBeLessThanOrEqual(12)
})
