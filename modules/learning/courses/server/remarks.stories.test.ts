import { type Person, openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let lessons: { id: number }[]

const at = (index = 0) => `/api/lessons/${lessons[index]!.id}/remarks`
const write = (person: Person, text: string, seconds: number | null = null, index = 0) =>
  person.post(at(index), { text, at_seconds: seconds })
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  const courseId = await school.idOf('courses', 'linear-equations')
  lessons = (await masha.get(`/api/courses/${courseId}`)).body.lessons
})

describe('a remark on a lesson', () => {
  test('keeps the second of the film and is sorted by it', async () => {
    await write(masha, 'Про весь урок')
    await write(masha, 'Снимаем по две гири', 24.5)
    expect((await write(masha, '  Весы в равновесии ', 3)).body).toMatchObject({
      text: 'Весы в равновесии',
      at_seconds: 3,
    })
    const { body } = await masha.get(at())
    expect(body.map(({ text }: { text: string }) => text)).toEqual([
      'Весы в равновесии',
      'Снимаем по две гири',
      'Про весь урок',
    ])
  })

  test('is read, changed and thrown away by its author alone', async () => {
    const { body } = await write(masha, 'Моё', 5)
    const one = `/api/lesson_remarks/${body.id}`
    const methodist = await school.person('Анна Власьевна', {
      type: 'agent',
      isMethodist: true,
      gradeIndex: null,
    })
    for (const other of [petya, methodist]) {
      expect((await other.get(at())).body).toEqual([])
      expect(codeOf(await other.put(one, { text: 'Чужое' }))).toBe('remark_not_found')
      expect(codeOf(await other.delete(one))).toBe('remark_not_found')
    }
    expect((await school.guest().get(at())).status).toBe(401)
    expect((await masha.put(one, { text: 'Исправлено' })).body).toMatchObject({
      text: 'Исправлено',
      at_seconds: 5,
    })
    expect((await masha.delete(one)).status).toBe(204)
    expect((await masha.get(at())).body).toEqual([])
  })

  test('needs words and an open lesson', async () => {
    expect((await write(masha, '   ')).status).toBe(422)
    expect((await write(masha, 'а'.repeat(1001))).status).toBe(422)
    expect(codeOf(await write(masha, 'Рано', null, 1))).toBe('lesson_locked')
  })

  race('is the hundredth at most, also when two are written at once', async () => {
    await school.rows(
      `insert into lesson_remarks (user_id, lesson_id, text, written_at) select $1, $2, 'x', $3 from generate_series(1, 99)`,
      [masha.id, lessons[0]!.id, school.now],
    )
    const both = await together(school, [() => write(masha, 'Сотая'), () => write(masha, 'Сто первая')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await write(petya, 'У другого свой счёт')).status).toBe(200)
  })
})
