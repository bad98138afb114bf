import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const beginningOf = async (person: Person) => {
  const { status, body } = await person.get('/api/catalog/beginning')
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('a newcomer begins with a course of the class and a task of it; the subjects are those of the class', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 6 })
  const { course, subject_ids } = await beginningOf(masha)
  expect(course).toMatchObject({
    id: await school.idOf('courses', 'fractions-and-ratio'),
    is_enrolled: false,
    lesson_id: expect.any(Number),
  })
  expect(Object.keys(course.sample_task)).toEqual(['id', 'title', 'question'])
  const ids = await Promise.all(['math', 'russian'].map((key) => school.idOf('disciplines', key)))
  expect(subject_ids).toEqual(ids)
  expect(subject_ids).not.toContain(await school.idOf('disciplines', 'reading'))
})

test('of several courses of the class that of a chosen subject comes first', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  const discipline_id = await school.idOf('disciplines', 'math')
  await masha.put('/api/user/interests', { interests: [{ discipline_id }] })
  expect((await beginningOf(masha)).course.id).toBe(await school.idOf('courses', 'linear-equations'))
})

test('who has come for a course begins with it, of whatever class it is', async () => {
  const masha = await school.person('Маша Миронова', { gradeIndex: 6 })
  const teacher = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
  const id = await school.idOf('courses', 'motion-and-forces')
  for (const person of [masha, teacher]) {
    const { body } = await person.post(`/api/courses/${id}/enrollments`)
    expect((await beginningOf(person)).course).toMatchObject({
      id,
      is_enrolled: true,
      lesson_id: body.next_lesson_id,
    })
  }
})

test('people without a class and a course have nothing to begin, guests are not let in', async () => {
  const teacher = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
  expect(await beginningOf(teacher)).toEqual({ subject_ids: [], course: null })
  expect((await school.guest().get('/api/catalog/beginning')).status).toBe(401)
})
