import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
let savelich: Person
let ege: number
let taskOf: (number: number) => number

const holder = { holder: 'tab-of-masha' }
const at = (rest = '') => `/api/exam_rehearsals/${ege}${rest}`
const typed = (text: string) => ({ kind: 'file', files: [], text })
const days = (n: number) => new Date(school.now.getTime() + n * 86_400_000)

/** A finished attempt with these extended answers by numbers. */
async function finishWith(person: Person, extended: Record<number, object>) {
  const { body } = await person.post(at('/starts'), holder)
  const tasks = body.attempt.tasks as { id: number; position: number }[]
  const attempt = await person.attemptAt(at('/tasks'))
  for (const { id, position } of tasks)
    if (extended[position])
      await person.put(`${attempt}/tasks/${id}/answer`, {
        response: extended[position],
        sequence: 1,
        ...holder,
      })
  await person.post(`${attempt}/finishes`)
  return (number: number) => tasks.find(({ position }) => position === number)!.id
}
const queueOf = async (person: Person) => (await person.get('/api/teacher/check_queue')).body
const review = (person: Person, id: number, points: number, comment = 'Смотри пункт б') =>
  person.put(`/api/teacher/check_queue/${id}/review`, {
    criteria: [{ id: 'К1', points: 100 * points }],
    comment,
  })
const appeal = (person: Person, number: number, text = 'В пункте б корень есть: он в конце листа.') =>
  person.post(at(`/results/tasks/${taskOf(number)}/appeals`), { text })
const solution = async (number: number) => (await masha.get(at(`/results/tasks/${taskOf(number)}`))).body
const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  const methodist = { type: 'agent', isMethodist: true, gradeIndex: null } as const
  anna = await school.person('Анна Власьевна', methodist)
  savelich = await school.person('Архип Савельев', methodist)
  const found = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  ege = found[0]!.id
  taskOf = await finishWith(masha, { 13: typed('x = 2πk'), 15: typed('t = 3^x'), 18: typed('a = 0') })
  for (const { id } of await queueOf(anna)) await review(anna, id, 1)
})

describe('notifications of the pupil', () => {
  const titlesOf = async (person: Person): Promise<string[]> =>
    (await person.get('/api/user/notifications')).body.map(({ title }: { title: string }) => title)

  test('arrive for each review, for the whole work at the end, and for the decision of an appeal', async () => {
    const [last, ...before] = (await titlesOf(masha)).map((title) => title.split(':')[0])
    expect(last).toBe('Проверено')
    expect(new Set(before)).toEqual(new Set(['Комментарий к\u00a0ответу']))
    await appeal(masha, 13)
    const [second] = await queueOf(savelich)
    await review(savelich, second.id, 2)
    expect((await titlesOf(masha))[0]).toMatch(/^Апелляция рассмотрена: /)
    expect(await titlesOf(anna)).toEqual([])
  })
})

describe('an appeal', () => {
  test('is assigned to another expert, who does not see the first one’s points', async () => {
    const { status, body } = await appeal(masha, 13)
    expect(status).toBe(200)
    expect(body.appealing).toMatchObject({
      appeals: [{ state: 'open', words: '', gained: 0, decided_at: null }],
      left: 2,
      can: { appeal: false },
    })
    const [card] = await queueOf(savelich)
    expect(card).toMatchObject({ is_appeal: true, points: null, due_at: '2026-11-27T20:59:59.000Z' })
    const { body: desk } = await savelich.get(`/api/teacher/check_queue/${card.id}`)
    expect(desk).toMatchObject({
      appeal_text: 'В пункте б корень есть: он в конце листа.',
      criteria: [],
      comment: '',
      earlier: [],
      can: { review: true, give_back: false },
    })
  })

  test('is hidden from the first expert in the queue, by its number and for claiming', async () => {
    await appeal(masha, 13)
    expect(await queueOf(anna)).toEqual([])
    const [card] = await queueOf(savelich)
    expect((await anna.get(`/api/teacher/check_queue/${card.id}`)).status).toBe(422)
    expect((await anna.put(`/api/teacher/check_queue/${card.id}/hold`)).status).toBe(422)
    expect(code(await review(anna, card.id, 2))).toBe('review_by_other')
  })

  test('that gives more raises the points, the result and the XP, and comes back to be used again', async () => {
    const before = (await masha.get(at('/results'))).body.grade.primary
    const xp = (await masha.get('/api/user/level')).body.total_xp
    await appeal(masha, 13)
    const [card] = await queueOf(savelich)
    expect((await review(savelich, card.id, 2, 'Корень найден, балл добавлен.')).status).toBe(200)
    const { body } = await masha.get(at('/results'))
    expect(body.grade.primary).toBe(before + 1)
    expect((await masha.get('/api/user/level')).body.total_xp).toBeGreaterThan(xp)
    expect(await solution(13)).toMatchObject({
      points: 2,
      status: 'solved',
      answer: { review: { points: 200, comment: 'Корень найден, балл добавлен.' } },
      appealing: {
        appeals: [{ state: 'accepted', gained: 100, words: 'Корень найден, балл добавлен.' }],
        left: 3,
      },
    })
    const [kept] = await school.rows('select points_before, points_after, decided_by from appeals')
    expect(kept).toMatchObject({ points_before: 100, points_after: 200, decided_by: savelich.id })
  })

  test.each([0, 1])('that gives %s where there was 1 lowers nothing', async (points) => {
    await appeal(masha, 13)
    const [card] = await queueOf(savelich)
    await review(savelich, card.id, points, 'Корня нет и на последнем листе.')
    expect(await solution(13)).toMatchObject({
      points: 1,
      answer: { review: { points: 100, comment: 'Смотри пункт б' } },
      appealing: {
        appeals: [{ state: 'declined', gained: 0, words: 'Корня нет и на последнем листе.' }],
        left: 2,
        can: { appeal: true },
      },
    })
  })

  test('requires words with the decision, which is final: neither review can be corrected afterwards', async () => {
    const [first] = (await anna.get('/api/teacher/check_queue?q[state_eq]=done')).body.filter(
      ({ task_id }: { task_id: number }) => task_id === taskOf(13),
    )
    await appeal(masha, 13)
    expect(code(await review(anna, first.id, 2))).toBe('review_appealed')
    expect((await anna.get(`/api/teacher/check_queue/${first.id}`)).body.can.review).toBe(false)
    const [card] = await queueOf(savelich)
    expect(code(await review(savelich, card.id, 2, ' '))).toBe('appeal_words_needed')
    await review(savelich, card.id, 2)
    expect(code(await review(savelich, card.id, 0))).toBe('review_appealed')
    expect((await solution(13)).points).toBe(2)
  })
})

describe('is refused', () => {
  test('with seven days over', async () => {
    school.at(days(7))
    expect((await solution(13)).appealing.can.appeal).toBe(true)
    school.at(new Date(school.now.getTime() + 1000))
    expect(code(await appeal(masha, 13))).toBe('appeal_over')
    expect((await solution(13)).appealing).toBeNull()
  })

  race('while one of the task is open, two at once make one', async () => {
    const both = await together(school, [() => appeal(masha, 13), () => appeal(masha, 13)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(code(await appeal(masha, 13))).toBe('appeal_open')
    expect(await queueOf(savelich)).toHaveLength(1)
  })

  test('after three without a gain', async () => {
    for (const number of [13, 15, 18]) expect((await appeal(masha, number)).status).toBe(200)
    const [card] = await queueOf(savelich)
    await review(savelich, card.id, 1)
    expect(code(await appeal(masha, 13))).toBe('appeals_used_up')
  })

  test('for a short answer, an unanswered task and one with all points', async () => {
    expect(code(await appeal(masha, 1))).toBe('appeal_not_possible')
    expect(code(await appeal(masha, 14))).toBe('appeal_no_answer')
    await school.rows('update task_states set share = 1 where task_id = $1', [taskOf(13)])
    expect(code(await appeal(masha, 13))).toBe('appeal_needless')
    expect((await solution(1)).appealing).toBeNull()
  })

  test('without words, with too many, and for a task of another work', async () => {
    expect((await appeal(masha, 13, '  ')).status).toBe(422)
    expect((await appeal(masha, 13, 'а'.repeat(2001))).status).toBe(422)
    expect((await masha.post(at('/results/tasks/999999/appeals'), { text: 'Почему?' })).status).toBe(404)
  })

  test('for an attempt on check, and for somebody else: they have no such attempt', async () => {
    const petya = await school.person('Пётр Гринёв', { gradeIndex: 11 })
    expect(code(await appeal(petya, 13))).toBe('exam_results_not_found')
    await finishWith(petya, { 13: typed('x = 2πk') })
    expect(code(await appeal(petya, 13))).toBe('appeal_not_possible')
    expect(
      (await school.guest().post(at(`/results/tasks/${taskOf(13)}/appeals`), { text: 'Я' })).status,
    ).toBe(401)
  })
})

test('the queue goes by the promised day: practice of yesterday comes before an exam of the day before', async () => {
  await appeal(masha, 13)
  const petya = await school.person('Пётр Гринёв')
  const taskId = await school.idOf('tasks', 'spelling-detective/tsya-and-ne/detective-report')
  const lessonId = await school.idOf('lessons', 'spelling-detective/tsya-and-ne')
  const courseId = await school.idOf('courses', 'spelling-detective')
  school.at(days(1))
  await petya.post(`/api/courses/${courseId}/enrollments`)
  await petya.post(`${await petya.begin(`/api/lessons/${lessonId}`)}/tasks/${taskId}/answer_attempts`, {
    response: { kind: 'essay', text: 'Оказалось, что альбом нашёлся сам.' },
  })
  expect((await queueOf(savelich)).map(({ due_at }: { due_at: string }) => due_at)).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-11-27T20:59:59.000Z',
  ])
})
