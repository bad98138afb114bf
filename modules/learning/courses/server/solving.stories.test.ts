/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let courseId: number
let lessons: { id: number }[]
let taskId: number

const codeOf = ({ headers, status }: { headers: Record<string, unknown>; status: number }) =>
  `${status} ${String(headers['x-error-code'])}`
const lesson = (place: number) => `/api/lessons/${lessons[place]!.id}`
const firstTask = async (place: number) => (await masha.get(`${lesson(place)}/tasks`)).body[0].id as number
const attemptIn = async (person: Person, place: number) =>
  (await person.get(`/api/courses/${courseId}/lessons/${lessons[place]!.id}`)).body.attempt_id as
    | number
    | null

/** Every call about an attempt. */
const calls = (at: string) => ({
  look: () => masha.get(at),
  sheet: () => masha.get(`${at}/answers`),
  task: () => masha.get(`${at}/tasks/${taskId}`),
  answer: () =>
    masha.post(`${at}/tasks/${taskId}/answer_attempts`, { response: { kind: 'number', text: '70' } }),
  hint: () => masha.post(`${at}/tasks/${taskId}/hints`),
  giveUp: () => masha.post(`${at}/tasks/${taskId}/fails`),
})

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  courseId = await school.idOf('courses', 'linear-equations')
  lessons = (await masha.get(`/api/courses/${courseId}`)).body.lessons
  taskId = await firstTask(0)
})

describe('the tasks of a lesson', () => {
  test('are read before anything is done with them, and nothing is begun by it', async () => {
    expect((await masha.get(`${lesson(0)}/tasks/${taskId}`)).body).toMatchObject({
      status: 'not_started',
      tries_used: 0,
      can: { answer: true },
    })
    await masha.post(`${lesson(0)}/views`)
    expect(await attemptIn(masha, 0)).toBeNull()
    expect(await school.rows('select from attempts where user_id = $1', [masha.id])).toEqual([])
  })

  race('are begun once, from however many tabs, and the lesson says where they are solved', async () => {
    const replies = await together(
      school,
      [1, 2, 3].map(() => () => masha.post(`${lesson(0)}/starts`)),
    )
    const [id, ...others] = replies.map(({ body }) => body.attempt.id as number)
    expect(others).toEqual([id, id])
    expect(await attemptIn(masha, 0)).toBe(id)
    expect(await attemptIn(await school.person('Пётр Гринёв'), 0)).toBeNull()
  })

  test('look the same from the lesson and from the attempt', async () => {
    const at = await masha.begin(lesson(0))
    await masha.post(`${at}/tasks/${taskId}/hints`)
    const seen = (await masha.get(`${lesson(0)}/tasks/${taskId}`)).body
    expect(seen.hints).toHaveLength(1)
    expect((await masha.get(`${at}/tasks/${taskId}`)).body).toMatchObject(seen)
  })

  test('have no end to be ended by: they are there for ever', async () => {
    const at = await masha.begin(lesson(0))
    expect(codeOf(await masha.post(`${at}/finishes`))).toBe('422 attempt_endless')
    expect((await masha.post(`${at}/tasks/${taskId}/hints`)).status).toBe(200)
  })
})

describe('a lesson that is closed to a person', () => {
  test('is not begun', async () => {
    expect(codeOf(await masha.post(`${lesson(1)}/starts`))).toBe('403 lesson_locked')
    expect(codeOf(await masha.post('/api/lessons/999999/starts'))).toBe('404 lesson_not_found')
    expect((await school.guest().post(`${lesson(0)}/starts`)).status).toBe(401)
    expect(await school.rows('select from attempts where user_id = $1', [masha.id])).toEqual([])
  })

  test('closes its attempt too, for answers and for eyes, and opens it again with what was done', async () => {
    await masha.post(`/api/courses/${courseId}/enrollments`)
    taskId = await firstTask(1)
    const at = await masha.begin(lesson(1))
    await masha.post(`${at}/tasks/${taskId}/fails`)
    await school.rows('update access_grants set ends_at = $1 where user_id = $2', [school.now, masha.id])
    for (const [name, call] of Object.entries(calls(at)))
      expect([name, codeOf(await call())]).toEqual([name, '403 lesson_locked'])
    await masha.post(`/api/courses/${courseId}/enrollments`)
    expect((await masha.get(`${at}/tasks/${taskId}`)).body).toMatchObject({ status: 'failed' })
  })
})
