import { type Person, openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let courseId: number
let lessons: { id: number; access_state: string }[]

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  courseId = await school.idOf('courses', 'linear-equations')
  lessons = (await masha.get(`/api/courses/${courseId}`)).body.lessons
})

describe('a course', () => {
  test('shows its outline to anyone', async () => {
    const { status, body } = await school.guest().get(`/api/courses/${courseId}`)
    expect(status).toBe(200)
    expect(body.lessons.map((l: { position: number }) => l.position)).toEqual(lessons.map((_, at) => at + 1))
    expect(body).toMatchObject({ progress: null, next_lesson_id: null, can: { learn: false } })
  })

  test('that does not exist is not found, whatever is written for its id', async () => {
    for (const id of ['999999', '0', '-1', 'abc', '1.5', '99999999999999999999']) {
      expect((await masha.get(`/api/courses/${id}`)).status, id).toBe(404)
    }
  })

  test('opens its lessons to those who enrol, once', async () => {
    const [opening, ...others] = lessons.map((l) => l.access_state)
    expect(opening).toBe('available')
    expect(new Set(others)).toEqual(new Set(['locked_by_purchase']))
    const first = await masha.post(`/api/courses/${courseId}/enrollments`)
    expect(first.body.lessons.every((l: { access_state: string }) => l.access_state === 'available')).toBe(
      true,
    )
    const second = await masha.post(`/api/courses/${courseId}/enrollments`)
    expect(second.status).toBe(200)
    expect(await school.rows('select 1 from access_grants where user_id = $1', [masha.id])).toHaveLength(1)
  })

  test('whose free access has ended opens again to those who enrol again', async () => {
    await masha.post(`/api/courses/${courseId}/enrollments`)
    await school.rows('update access_grants set ends_at = $1', [school.now])
    expect((await masha.get(`/api/courses/${courseId}`)).body.access.state).toBe('expired')
    const again = await masha.post(`/api/courses/${courseId}/enrollments`)
    expect(again.body.access).toEqual({ state: 'available', until: null, source: 'enrollment' })
  })

  test('requires a guest who enrols to sign in', async () => {
    expect((await school.guest().post(`/api/courses/${courseId}/enrollments`)).status).toBe(401)
  })
})

describe('a lesson', () => {
  test('that is locked keeps its notes and tasks to itself', async () => {
    const locked = lessons[1]!.id
    const tasks = await masha.get(`/api/lessons/${locked}/tasks`)
    expect(tasks.status).toBe(403)
    expect(tasks.body).toEqual({ errors: 'Урок откроется после записи на курс' })
    const { body: notes } = await masha.get(`/api/lessons/${locked}/conspects`)
    expect(notes).toMatchObject({
      html: '',
      access_state: 'locked_by_purchase',
      can: { learn: false, enroll: true },
    })
    expect(notes.headings.length).toBeGreaterThan(0)
    const { body } = await masha.get(`/api/courses/${courseId}/lessons/${locked}`)
    expect(body).toMatchObject({ video: null, can: { learn: false, enroll: true } })
  })

  test('of another course is not found', async () => {
    const other = await school.idOf('courses', 'why-club')
    expect((await masha.get(`/api/courses/${other}/lessons/${lessons[0]!.id}`)).status).toBe(404)
  })
})

describe('a view of a lesson', () => {
  const viewsOf = (person: Person) =>
    school.rows<{ lesson_id: number; first_opened_at: Date; last_opened_at: Date }>(
      'select lesson_id, first_opened_at, last_opened_at from lesson_views where user_id = $1',
      [person.id],
    )

  test('is noted when the page says so, not when the lesson is read', async () => {
    const lessonId = lessons[0]!.id
    for (const url of [`/api/courses/${courseId}/lessons/${lessonId}`, `/api/lessons/${lessonId}/conspects`])
      expect((await masha.get(url)).status).toBe(200)
    expect(await viewsOf(masha)).toEqual([])
    const first = school.now
    expect((await masha.post(`/api/lessons/${lessonId}/views`)).status).toBe(204)
    expect(await viewsOf(masha)).toEqual([
      { lesson_id: lessonId, first_opened_at: first, last_opened_at: first },
    ])
  })

  race('keeps the first time and moves the last, however often it is said', async () => {
    const views = `/api/lessons/${lessons[0]!.id}/views`
    const first = school.now
    expect(
      (await together(school, [() => masha.post(views), () => masha.post(views)])).map(
        ({ status }) => status,
      ),
    ).toEqual([204, 204])
    const later = new Date(first.getTime() + 3_600_000)
    school.at(later)
    await masha.post(views)
    expect(await viewsOf(masha)).toMatchObject([{ first_opened_at: first, last_opened_at: later }])
  })

  test('is refused of a locked lesson, of one that there is not, and to guests', async () => {
    const answers = [
      await masha.post(`/api/lessons/${lessons[1]!.id}/views`),
      await masha.post('/api/lessons/999999/views'),
      await school.guest().post(`/api/lessons/${lessons[0]!.id}/views`),
    ]
    expect(answers.map(({ status, headers }) => [status, headers['x-error-code']])).toEqual([
      [403, 'lesson_locked'],
      [404, 'lesson_not_found'],
      [401, 'sign_in_required'],
    ])
    expect(await viewsOf(masha)).toEqual([])
  })
})
