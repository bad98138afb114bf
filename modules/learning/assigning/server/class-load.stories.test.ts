import { expect, test, beforeEach } from 'vitest'
import { makeClass, openClassroom, type Classroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const monday = '2026-11-23'
const load = async (more = '', who = classroom.savelich, ids = String(classroom.classId)) =>
  (await who.get(`/api/teacher/class_loads?school_class_ids=${ids}&from=${monday}${more}`)).body as {
    title: string
    limit: number
    days: { day: string; minutes: number; disciplines: { title: string; minutes: number }[] }[]
  }[]
const on = (day: string, [own]: Awaited<ReturnType<typeof load>>) => own!.days.find((one) => one.day === day)!
const thursday = '2026-11-26'
const dueOnThursday = { soft_deadline_at: '2026-11-26T18:00:00Z', hard_deadline_at: null }

test('the load of a class includes homeworks of all its teachers for the day', async () => {
  const zurin = await classroom.school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
  await classroom.school.rows(
    'insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)',
    [classroom.classId, zurin.id, 'teacher'],
  )
  await classroom.give(dueOnThursday)
  const one = on(thursday, await load())
  expect(one.minutes).toBeGreaterThan(3)
  expect(one.disciplines).toHaveLength(1)
  expect(on('2026-11-27', await load()).minutes).toBe(0)
  // Zurin, who teaches the class too, sees the load given by Savelich: minutes and disciplines, no names.
  const seen = await load('', zurin)
  expect(on(thursday, seen).minutes).toBe(one.minutes)
  expect(JSON.stringify(seen)).not.toContain('Проценты на вечер')
})

test('a homework for half of the class counts half, and excluded pupils have no load', async () => {
  await classroom.give(dueOnThursday)
  const whole = on(thursday, await load()).minutes
  await classroom.give({ ...dueOnThursday, except_user_ids: [classroom.petya.id] })
  expect(on(thursday, await load()).minutes).toBe(whole + Math.round(whole / 2))
})

test('drafts, closed homeworks and the homework being edited are not counted', async () => {
  await classroom.give({ ...dueOnThursday, is_published: false })
  const closed = await classroom.give(dueOnThursday)
  await classroom.savelich.post(`/api/teacher/homeworks/${closed}/closings`)
  const own = await classroom.give(dueOnThursday)
  expect(on(thursday, await load(`&except_id=${own}`)).minutes).toBe(0)
  expect(on(thursday, await load()).minutes).toBeGreaterThan(0)
})

test('the end of a day is by the clock of the school', async () => {
  await classroom.give({ soft_deadline_at: '2026-11-25T21:30:00Z', hard_deadline_at: null })
  expect(on('2026-11-25', await load()).minutes).toBe(0)
  expect(on(thursday, await load()).minutes).toBeGreaterThan(0)
})

test('other teachers’ classes are not shown, and pupils have no access', async () => {
  const beaupre = await classroom.school.person('Бопре', { type: 'agent', gradeIndex: null })
  await makeClass(classroom.school, 'Симбирская', [], [beaupre])
  expect(await load('', beaupre)).toEqual([])
  const { status } = await classroom.masha.get(
    `/api/teacher/class_loads?school_class_ids=${classroom.classId}&from=${monday}`,
  )
  expect(status).toBe(403)
})

test('the number of statements does not depend on the number of classes and homeworks', async () => {
  const costOf = (ids: string) => classroom.school.statementsOf(() => load('', classroom.savelich, ids))
  const second = await makeClass(classroom.school, 'Симбирская', [classroom.masha], [classroom.savelich])
  await costOf(String(classroom.classId))
  const few = await costOf(String(classroom.classId))
  for (let i = 0; i < 3; i++)
    await classroom.give({ ...dueOnThursday, school_class_ids: [classroom.classId, second] })
  const both = `${classroom.classId},${second}`
  expect(await costOf(both)).toBe(few)
  expect(await load('', classroom.savelich, both)).toHaveLength(2)
})
