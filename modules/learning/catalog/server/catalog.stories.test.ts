/** @module-tag embedded */
import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepTheShelf } from './testing/shelf.ts'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  await keepTheShelf(school)
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
})
afterEach(async () => {
  await school.rows('update courses set retired_at = null')
})

const algebra = 'Линейные уравнения и функции'
const physics = 'Движение и силы'
const spelling = 'Орфография: расследование ведёт пятый класс'
const nature = 'Клуб почемучек: природа вокруг'
const english = 'English: привидение по имени Бен'
const robot = 'Алгоритмы: научи робота'
const all = [nature, english, spelling, algebra, robot, physics]

const list = (query = '', person = school.guest()) => person.get(`/api/catalog/courses${query}`)
const titles = async (query?: string, person?: Person): Promise<string[]> =>
  (await list(query, person)).body.map((course: { title: string }) => course.title)
const filter = (name: string, value: string) => `?q[${name}]=${encodeURIComponent(value)}`

/** How many lessons and tasks the course of algebra has: the content grows. */
async function countsOfAlgebra(): Promise<{ lessons: number; tasks: number }> {
  const [row] = await school.rows<{ lessons: number; tasks: number }>(
    `select count(distinct l.id)::int as lessons, count(*)::int as tasks from courses c join lessons l on l.course_id = c.id
      join work_tasks wt on wt.work_id = l.work_id where c.title = $1`,
    [algebra],
  )
  return row!
}

describe('the catalogue', () => {
  test('shows cards to anyone, lower grades first', async () => {
    const { status, body } = await list()
    const { lessons, tasks } = await countsOfAlgebra()
    expect(status).toBe(200)
    expect(body.map((c: { title: string }) => c.title)).toEqual(all)
    expect(body[all.indexOf(algebra)]).toMatchObject({
      discipline: { key: 'math', title: 'Математика' },
      grades: [7],
      level: 'base',
      is_free: true,
      lessons_count: lessons,
      tasks_count: tasks,
      progress: null,
    })
  })

  test('begins with the courses of the pupil’s own grade', async () => {
    expect(await titles('', masha)).toEqual([algebra, ...all.filter((title) => title !== algebra)])
    const petya = await school.person('Пётр Гринёв', { gradeIndex: 9 })
    expect(await titles('', petya)).toEqual([physics, ...all.filter((title) => title !== physics)])
  })

  test('has no own grade for a teacher and for a graduate', async () => {
    const savelich = await school.person('Архип Савельич', { type: 'agent', gradeIndex: null })
    const graduate = await school.person('Алексей Швабрин', { gradeIndex: null, isGraduate: true })
    expect(await titles('', savelich)).toEqual(all)
    expect(await titles('', graduate)).toEqual(all)
  })

  test('shows progress to those who have enrolled, and only to them', async () => {
    const courseId = await school.idOf('courses', 'linear-equations')
    await masha.post(`/api/courses/${courseId}/enrollments`)
    const query = filter('discipline_in', 'math')
    expect((await list(query, masha)).body[0].progress).toEqual({
      done: 0,
      total: (await countsOfAlgebra()).tasks,
    })
    const petya = await school.person('Пётр Гринёв')
    expect((await list(query, petya)).body[0].progress).toBeNull()
  })

  test('hides retired courses', async () => {
    await school.rows(`update courses set retired_at = now() where key = 'why-club'`)
    expect(await titles()).toEqual(all.filter((title) => title !== nature))
    expect((await school.guest().get('/api/catalog/courses/facets')).body.total).toBe(all.length - 1)
  })
})

describe('pages of the catalogue', () => {
  test('are counted in headers', async () => {
    const { body, headers } = await list('?limit=3&page=1&q[free_eq]=true')
    expect(body).toHaveLength(3)
    expect(headers).toMatchObject({
      'x-page': '1',
      'x-next-page': '2',
      'x-total-pages': '2',
      'x-total': String(all.length),
    })
    expect(headers['link']).toContain('rel="next"')
    expect(headers['link']).toContain('free_eq')
  })

  test('together hold every course once', async () => {
    const pages = await Promise.all(all.map((_, at) => titles(`?limit=1&page=${at + 1}`)))
    expect(pages.flat()).toEqual(all)
  })

  test('after the last are empty and still know the total', async () => {
    const { body, headers } = await list('?page=9')
    expect(body).toEqual([])
    expect(headers['x-total']).toBe(String(all.length))
  })
})

describe('filters', () => {
  test.each([
    ['grade_eq', '7', [algebra]],
    ['gradeEq', '7', [algebra]],
    ['grade_eq', '11', []],
    ['discipline_in', 'math,physics', [algebra, physics]],
    ['discipline_in', 'astrology', []],
    ['level_eq', 'base', all],
    ['level_eq', 'olympiad', []],
    ['free_eq', 'true', all],
    ['free_eq', 'false', []],
    ['grade_eq', '', all],
  ])('%s=%s', async (name, value, expected) => expect(await titles(filter(name, value))).toEqual(expected))

  test.each([
    ['a part of a word', 'ЛИНЕЙН', [algebra]],
    ['another form of the word', 'уравнений', [algebra]],
    ['a slip', 'уровнения', [algebra]],
    ['the discipline', 'русский', [spelling]],
    ['the teacher', 'Савельич', [algebra]],
    ['words in any order', 'функции уравнения', [algebra]],
    ['е for ё', 'ведет', [spelling]],
    ['a word that no course has', 'шарманка', []],
    ['one word of two', 'уравнения шарманка', []],
    ['punctuation', '%_', all],
  ])('text finds by %s', async (_, text, expected) =>
    expect(await titles(filter('text_cont', text))).toEqual(expected),
  )

  test('are applied together', async () => {
    expect(await titles('?q[discipline_in]=math,physics&q[grade_eq]=9&q[free_eq]=true')).toEqual([physics])
    expect(await titles('?q[discipline_in]=math&q[grade_eq]=9')).toEqual([])
  })

  test.each([
    ['title asc', [english, robot, physics, nature, algebra, spelling]],
    ['title desc', [spelling, algebra, nature, physics, robot, english]],
    ['grade asc', all],
    ['grade desc', all.toReversed()],
  ])('sort by %s for every viewer', async (sort, expected) => {
    expect(await titles(filter('s', sort), masha)).toEqual(expected)
  })

  test('sort by the newest', async () => {
    const shift = (days: string) =>
      school.rows(
        `update courses set created_at = created_at + $1::interval where key = 'linear-equations'`,
        [days],
      )
    await shift('1 day')
    expect((await titles(filter('s', 'new desc')))[0]).toBe(algebra)
    expect((await titles(filter('s', 'new asc'))).at(-1)).toBe(algebra)
    await shift('-1 day')
  })

  test.each([
    '?q[grade_eq]=seven',
    '?q[grade_eq]=12',
    '?q[grade_eq]=7&q[grade_eq]=8',
    '?q[discipline_in]=%00',
    '?q[level_eq]=hard',
    '?q[free_eq]=maybe',
    `?q[text_cont]=${'а'.repeat(101)}`,
    '?q[s]=title',
    '?q[s]=password%20asc',
    '?q[colour_eq]=red',
    '?q=text',
    '?limit=101',
    '?page=0',
  ])('%s is refused', async (query) => {
    const { status, body } = await list(query)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toHaveLength(1)
  })

  test('with a zero byte in the text are refused by name', async () => {
    const { status, body } = await list('?q[text_cont]=%00')
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['q.text_cont'])
  })
})

describe('facets', () => {
  const facets = async (query = '') => {
    const { status, body } = await school.guest().get(`/api/catalog/courses/facets${query}`)
    expect(status).toBe(200)
    return {
      ...body,
      disciplines: Object.fromEntries(
        body.disciplines.map((d: { key: string; count: number }) => [d.key, d.count]),
      ),
      grades: body.grades.map((g: { count: number }) => g.count),
      levels: body.levels.map((l: { level: string; count: number }) => `${l.level} ${l.count}`),
    }
  }

  /** Every discipline of the school, with a course or without. */
  const disciplines = async (counts: Record<string, number>) => ({
    ...Object.fromEntries(
      (await school.rows<{ key: string }>('select key from disciplines')).map(({ key }) => [key, 0]),
    ),
    ...counts,
  })
  const oneOfEach = { math: 1, russian: 1, physics: 1, world: 1, informatics: 1, english: 1 }

  test('count every value, zeros too', async () => {
    expect(await facets()).toEqual({
      disciplines: await disciplines(oneOfEach),
      grades: [0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0],
      levels: [`base ${all.length}`, 'advanced 0', 'olympiad 0'],
      free: all.length,
      total: all.length,
    })
  })

  test('count each filter with the others applied, but not itself', async () => {
    expect(await facets('?q[discipline_in]=math')).toEqual({
      disciplines: await disciplines(oneOfEach),
      grades: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
      levels: ['base 1', 'advanced 0', 'olympiad 0'],
      free: 1,
      total: 1,
    })
  })

  test('when nothing is found are all there', async () => {
    expect(await facets(filter('text_cont', 'шарманка'))).toMatchObject({
      disciplines: await disciplines({}),
      levels: ['base 0', 'advanced 0', 'olympiad 0'],
      total: 0,
    })
  })

  test('refuse what the list refuses', async () => {
    expect((await school.guest().get('/api/catalog/courses/facets?q[grade_eq]=x')).status).toBe(422)
  })
})
