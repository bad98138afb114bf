import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
let lessonId: number

const at = () => `/api/lessons/${lessonId}/opinion`
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

async function goThrough(person: Person): Promise<void> {
  const { body: tasks } = await person.get(`/api/lessons/${lessonId}/tasks`)
  const attempt = await person.begin(`/api/lessons/${lessonId}`)
  for (const { id } of tasks) await person.post(`${attempt}/tasks/${id}/fails`)
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  anna = await school.person('Анна Власьевна', { type: 'agent', isMethodist: true, gradeIndex: null })
  lessonId = await school.idOf('lessons', 'linear-equations/what-is-equation')
})

describe('an opinion of a lesson', () => {
  test('is said when all its tasks are closed, and said again is another', async () => {
    const early = await masha.put(at(), { opinion: 'clear', words: '' })
    expect(codeOf(early)).toBe('lesson_not_finished')
    expect((await masha.get(at())).body).toEqual({ opinion: null, words: '' })
    await goThrough(masha)
    await masha.put(at(), { opinion: 'clear', words: '' })
    await masha.put(at(), { opinion: 'unclear', words: ' Слишком быстро ' })
    expect((await masha.get(at())).body).toEqual({ opinion: 'unclear', words: 'Слишком быстро' })
    expect((await masha.put(at(), { opinion: 'great', words: '' })).status).toBe(422)
  })

  test('is summed for methodists without a name, and saved as a table', async () => {
    const petya = await school.person('Пётр Гринёв')
    for (const person of [masha, petya]) await goThrough(person)
    await masha.put(at(), { opinion: 'unclear', words: 'Слишком быстро' })
    await petya.put(at(), { opinion: 'clear', words: '' })
    const { body } = await anna.get('/api/teacher/lesson_opinions')
    expect(body).toMatchObject([
      { lesson_id: lessonId, clear: 1, partly: 0, unclear: 1, total: 2, with_words: 1 },
    ])
    const words = await anna.get(`/api/lessons/${lessonId}/opinion_words`)
    expect(words.body).toMatchObject([{ opinion: 'unclear', words: 'Слишком быстро' }])
    expect(JSON.stringify([body, words.body])).not.toMatch(/Маша|Миронова/)
    const file = await anna.get('/api/teacher/lesson_opinions/file?format=csv')
    expect(file.status).toBe(200)
  })

  test('is read by methodists alone: neither a teacher nor a pupil sees sums or words', async () => {
    const teacher = await school.person('Архип Савельевич', { type: 'agent', gradeIndex: null })
    for (const url of [
      '/api/teacher/lesson_opinions',
      '/api/teacher/lesson_opinions/file?format=csv',
      `/api/lessons/${lessonId}/opinion_words`,
    ]) {
      expect(codeOf(await teacher.get(url)), url).toBe('opinions_not_found')
      expect((await masha.get(url)).status, url).toBe(403)
    }
    expect((await teacher.put(at(), { opinion: 'clear', words: '' })).status).toBe(403)
  })
})
