import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let methodist: Person
let percents: number
let spelling: number

const sheet = (person: Person, id: number, query = '') => person.get(`/api/trainings/${id}/sheet${query}`)
const gift = (person: Person, id: number) => person.get(`/api/trainings/${id}/gift`)

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  methodist = await school.person('Анна Савельева', { gradeIndex: null, type: 'agent', isMethodist: true })
  percents = await school.idOf('trainings', 'percent-warm-up')
  spelling = await school.idOf('trainings', 'spelling-sprint')
})

test('a pupil prints a practice without keys', async () => {
  const { status, body, text } = await sheet(masha, percents)
  expect(status).toBe(200)
  expect(body.tasks.length).toBeGreaterThan(10)
  expect(body.tasks.every(({ solution }: { solution: unknown }) => solution === null)).toBe(true)
  expect(body.can).toEqual({ read_keys: false })
  expect(text).not.toMatch(/"(rubric|correct|recipe)"/)
  expect((await sheet(masha, percents, '?keys=yes')).headers['x-error-code']).toBe('sheet_closed')
})

test('an exam is not printed past its clock', async () => {
  expect((await sheet(masha, spelling)).headers['x-error-code']).toBe('sheet_closed')
  await masha.post(`/api/trainings/${spelling}/starts`, { holder: 'tab-of-masha' })
  expect((await sheet(masha, spelling)).headers['x-error-code']).toBe('sheet_closed')
  await masha.post(`${await masha.attemptAt(`/api/trainings/${spelling}/tasks`)}/finishes`)
  expect((await sheet(masha, spelling)).status).toBe(200)
  expect((await sheet(methodist, spelling)).status).toBe(200)
})

test('a methodist prints keys and solutions', async () => {
  const { body } = await sheet(methodist, percents, '?keys=yes')
  expect(body.can).toEqual({ read_keys: true })
  expect(body.tasks[0].solution.answer).toMatchObject({ text: '70' })
})

test('another variant is another sheet, the same number the same sheet', async () => {
  const own = await school.idOf('trainings', 'own-numbers')
  const [first, again, other] = [
    await sheet(masha, own, '?seed=5'),
    await sheet(masha, own, '?seed=5'),
    await sheet(masha, own, '?seed=6'),
  ]
  expect(again.body).toEqual(first.body)
  expect(other.body.tasks[0].question).not.toEqual(first.body.tasks[0].question)
  expect((await sheet(masha, own, '?seed=-1')).status).toBe(422)
})

test('GIFT is for those who make and teach tasks, and says what did not fit', async () => {
  const { body } = await gift(methodist, percents)
  expect(body.text).toContain('::Цена открытки::')
  expect(body.text).toContain('{\n#70:0')
  expect(body.taken + body.left_out.length).toBeGreaterThan(10)
  expect((await gift(masha, percents)).status).toBe(403)
  const teacher = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
  expect((await gift(teacher, percents)).status).toBe(404)
  expect((await school.guest().get(`/api/trainings/${percents}/gift`)).status).toBe(401)
  expect((await sheet(school.guest(), percents)).status).toBe(401)
  expect((await sheet(masha, 999_999)).status).toBe(404)
  expect((await gift(methodist, 999_999)).status).toBe(404)
})
