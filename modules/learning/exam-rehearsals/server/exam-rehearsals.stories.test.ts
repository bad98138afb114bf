/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
/** 19 tasks of part 1 and 6 of part 2. */
let oge: number
/** 12 tasks of part 1 and 7 of part 2. */
let ege: number

const holder = { holder: 'tab-of-masha' }
const at = (id: number, rest = '') => `/api/exam_rehearsals/${id}${rest}`
const start = (person: Person, id: number) => person.post(at(id, '/starts'), holder)
const own = (person: Person, id: number) => person.attemptAt(at(id, '/tasks'))
const finish = async (person: Person, id: number) => person.post(`${await own(person, id)}/finishes`)
const idOf = async (key: string) =>
  (await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [key]))[0]!.id

/** Begins an attempt and answers tasks of these numbers rightly. */
async function solve(person: Person, id: number, numbers: number[]) {
  const { body } = await start(person, id)
  const attempt = await own(person, id)
  for (const task of body.attempt.tasks as { id: number; position: number }[]) {
    if (!numbers.includes(task.position)) continue
    const save = { response: await school.answerOf(person, task.id), sequence: 1, ...holder }
    const { status } = await person.put(`${attempt}/tasks/${task.id}/answer`, save)
    expect(status).toBe(200)
  }
  return body.attempt.tasks as { id: number; position: number }[]
}
async function goThrough(person: Person, id: number, numbers: number[]) {
  const tasks = await solve(person, id, numbers)
  await finish(person, id)
  return tasks
}
const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, index) => from + index)
const results = async (person: Person, id: number, query = '') =>
  (await person.get(at(id, `/results${query}`))).body

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 9 })
  oge = await idOf('oge-math-2025')
  ege = await idOf('ege-math-profile-2025')
})

describe('the list', () => {
  test('is open to everybody; the exam of one’s own grade comes first', async () => {
    const { body, headers } = await school.guest().get('/api/exam_rehearsals')
    expect(headers['x-total']).toBe('2')
    expect(body[0]).toMatchObject({ exam: 'oge', minutes: 235, tasks_count: 25, reached: null })
    const petya = await school.person('Петя Гринёв', { gradeIndex: 11 })
    expect((await petya.get('/api/exam_rehearsals')).body[0]).toMatchObject({
      exam: 'ege',
      reached: { attempts: 0, best: null },
    })
  })

  test('filters by exam and discipline, and refuses an unknown exam', async () => {
    expect((await masha.get('/api/exam_rehearsals?q[exam_eq]=ege')).body).toHaveLength(1)
    expect((await masha.get('/api/exam_rehearsals?q[discipline_eq]=russian')).body).toEqual([])
    expect((await masha.get('/api/exam_rehearsals?q[exam_eq]=vpr')).status).toBe(422)
  })

  test('contains one’s own best and last grade', async () => {
    await goThrough(masha, ege, upTo(6))
    await goThrough(masha, ege, upTo(3))
    const { body } = await masha.get('/api/exam_rehearsals?q[exam_eq]=ege')
    expect(body[0].reached).toMatchObject({ attempts: 2, best: { value: 34 }, last: { value: 17 } })
  })
})

describe('what awaits', () => {
  test('is the official form: parts, points, scale, and which part a person checks', async () => {
    const { body } = await school.guest().get(at(oge))
    expect(body.paper).toMatchObject({ tasks_count: 25, max_points: 31, year: 2025 })
    expect(body.paper.parts).toMatchObject([
      { from: 1, to: 19, max_points: 19, is_here: true, is_by_person: false },
      { from: 20, to: 25, max_points: 12, is_here: true, is_by_person: true },
    ])
    expect(body.paper.scale).toMatchObject({ kind: 'mark', from: { 3: 8, 4: 15, 5: 22 } })
    expect(body).toMatchObject({ seconds: 235 * 60, can: { go_on: false, read_results: false } })
  })

  test('of a retired rehearsal is for those who have begun it', async () => {
    await start(masha, oge)
    await school.rows('update exam_rehearsals set retired_at = now() where id = $1', [oge])
    const petya = await school.person('Петя Гринёв')
    expect((await petya.get(at(oge))).headers['x-error-code']).toBe('exam_rehearsal_not_found')
    expect((await masha.get(at(oge))).body.can).toMatchObject({ start: false, go_on: true })
    await school.rows('update exam_rehearsals set retired_at = null where id = $1', [oge])
  })
})

describe('an attempt', () => {
  test('asks a guest to sign in, and a pupil to start first', async () => {
    expect((await start(school.guest(), oge)).status).toBe(401)
    expect((await masha.get(at(oge, '/tasks'))).status).toBe(204)
    const petya = await school.person('Петя Гринёв')
    await start(petya, oge)
    const sheet = `${await own(petya, oge)}/answers`
    expect((await masha.get(sheet)).headers['x-error-code']).toBe('attempt_not_found')
    expect((await school.guest().get(sheet)).status).toBe(401)
    expect((await petya.get(sheet)).status).toBe(200)
    expect((await masha.get(at(9999))).status).toBe(404)
  })

  test('has the official time, the shared text and the reference sheet; answers are not judged', async () => {
    const tasks = await solve(masha, oge, [1])
    const { body } = await masha.get(at(oge, '/tasks'))
    expect(Date.parse(body.attempt.deadline_at) - Date.parse(body.attempt.started_at)).toBe(235 * 60_000)
    expect(body.rehearsal.shared_texts[0]).toMatchObject({ from: 1, to: 5 })
    expect(body.rehearsal.reference_html).toContain('Алгебра')
    const { body: task } = await masha.get(`${await own(masha, oge)}/tasks/${tasks[0]!.id}`)
    expect(task).toMatchObject({ status: 'started', last_try: null, solution: null })
  })

  test('has an answer sheet: saved answers without their correctness', async () => {
    await solve(masha, oge, [3])
    const { body } = await masha.get(`${await own(masha, oge)}/answers`)
    expect(body).toHaveLength(25)
    expect(body[2].response).toEqual({ kind: 'number', text: '48' })
    expect(body[0]).toEqual({ task_id: body[0].task_id, position: 1, response: null })
  })

  test('refuses an answer of another kind, an answer of another tab and one after the finish', async () => {
    const tasks = await solve(masha, oge, [])
    const url = `${await own(masha, oge)}/tasks/${tasks[0]!.id}/answer`
    const save = { response: { kind: 'number', text: '1' }, sequence: 1, ...holder }
    const foreign = await masha.put(url, { ...save, response: { kind: 'single_choice', choice: 'a' } })
    expect(foreign.headers['x-error-code']).toBe('answer_mismatch')
    const other = await masha.put(url, { ...save, holder: 'another-tab' })
    expect(other.headers['x-error-code']).toBe('held_elsewhere')
    await finish(masha, oge)
    expect((await masha.put(url, save)).headers['x-error-code']).toBe('attempt_finished')
  })

  test('ends by time with what was saved', async () => {
    await solve(masha, ege, upTo(5))
    school.at(new Date(school.now.getTime() + 236 * 60_000))
    await finish(masha, ege)
    expect(await results(masha, ege)).toMatchObject({
      is_by_time: true,
      grade: { value: 27 },
      spent_minutes: 235,
    })
  })
})

describe('results', () => {
  test('are nothing before the first finish, and absent for an attempt that never was', async () => {
    expect((await masha.get(at(ege, '/results'))).status).toBe(204)
    await start(masha, ege)
    expect((await masha.get(at(ege, '/results'))).status).toBe(204)
    const absent = await masha.get(at(ege, '/results?attempt_number=7'))
    expect(absent.headers['x-error-code']).toBe('exam_results_not_found')
    expect((await masha.get(at(ege, '/results?attempt_number=x'))).status).toBe(422)
    expect((await school.guest().get(at(ege, '/results'))).status).toBe(401)
  })

  test('turn primary points into test points by the scale', async () => {
    await goThrough(masha, ege, upTo(10))
    expect(await results(masha, ege)).toMatchObject({
      grade: { kind: 'test', value: 58, primary: 10, max_primary: 32, is_passed: true },
      parts: [
        { points: 10, max_points: 12, is_here: true },
        { points: 0, max_points: 20, is_here: true },
      ],
      forecast: { low: { primary: 7 }, high: { primary: 13 }, attempts: 1, repeats: 0 },
    })
  })

  test('turn primary points into a mark, and hold it back without geometry', async () => {
    await goThrough(masha, oge, upTo(14))
    const held = await results(masha, oge)
    expect(held.grade).toMatchObject({ kind: 'mark', value: 2, primary: 14, is_held_back: true })
    await goThrough(masha, oge, upTo(16))
    const passed = await results(masha, oge)
    expect(passed).toMatchObject({ attempt_number: 2, grade: { value: 4, primary: 16, is_passed: true } })
    expect(passed.attempts.map(({ grade }: { grade: { value: number } }) => grade.value)).toEqual([2, 4])
    expect((await results(masha, oge, '?attempt_number=1')).grade.primary).toBe(14)
  })

  test('contain tasks and weak themes; the forecast uses the last attempts', async () => {
    await goThrough(masha, ege, upTo(12, 4))
    await goThrough(masha, ege, upTo(12))
    const { themes, tasks, forecast } = await results(masha, ege, '?attempt_number=1')
    expect(themes.find(({ title }: { title: string }) => title === 'Векторы')).toMatchObject({
      numbers: [2],
      points: 0,
      is_weak: true,
    })
    expect(tasks[0]).toMatchObject({ number: 1, status: 'not_started', points: 0, max_points: 1 })
    expect(tasks[5]).toMatchObject({ status: 'solved', points: 1, solved_percent: 100 })
    // The newer attempt, 12 of 32 points, weighs three, the older one of 9 points two.
    expect(forecast).toMatchObject({ low: { primary: 9 }, high: { primary: 12 }, attempts: 2, repeats: 1 })
  })

  test('lead from a weak theme to what the school has for it, and nowhere where it has nothing', async () => {
    await goThrough(masha, ege, [2])
    const stepsOf = async (theme: string): Promise<{ title: string }[]> =>
      (await results(masha, ege)).themes.find(({ title }: { title: string }) => title === theme).steps
    const courseId = await school.idOf('courses', 'derivative-and-trig')
    const lessonId = await school.idOf('lessons', 'derivative-and-trig/chance')
    // The course is not begun: its sixth lesson is closed, and the page of the course leads to it.
    expect(await stepsOf('Вероятность')).toEqual([
      { kind: 'course', title: expect.stringContaining('Производная'), url: `/courses/${courseId}` },
    ])
    await masha.post(`/api/courses/${courseId}/enrollments`)
    expect(await stepsOf('Вероятность')).toEqual([
      {
        kind: 'lesson',
        title: expect.stringContaining('вероятность'),
        url: `/courses/${courseId}/lessons/${lessonId}`,
      },
    ])
    const powers = await school.idOf('skills', 'algebra.powers')
    const calculations = 'Вычисления и преобразования'
    expect(await stepsOf(calculations)).toContainEqual({
      kind: 'skill',
      title: 'Степени',
      url: `/skills_practice/${powers}`,
    })
    await school.rows('update skills set retired_at = now() where id = $1', [powers])
    expect((await stepsOf(calculations)).map(({ title }) => title)).not.toContain('Степени')
    // Solved wholly, and not taught by the school.
    expect(await stepsOf('Векторы')).toEqual([])
    expect(await stepsOf('Стереометрия')).toEqual([])
  })

  test('compare with the first attempts of all users', async () => {
    const petya = await school.person('Петя Гринёв', { gradeIndex: 11 })
    await goThrough(petya, ege, upTo(2))
    await goThrough(masha, ege, upTo(6))
    const { everyone } = await results(masha, ege)
    expect(everyone).toMatchObject({ people: 2, average_tenths: 40, below_percent: 50, my_bin: 1 })
  })

  test('open solutions at the finish and close them during a new attempt', async () => {
    const tasks = await goThrough(masha, ege, [1])
    const url = at(ege, `/results/tasks/${tasks[0]!.id}`)
    expect((await masha.get(url)).body).toMatchObject({
      number: 1,
      points: 1,
      answer: { response: { text: '2,4' } },
    })
    expect((await masha.get(at(ege, '/results/tasks/999999'))).headers['x-error-code']).toBe('task_not_found')
    await start(masha, ege)
    expect((await masha.get(url)).headers['x-error-code']).toBe('exam_solutions_closed')
    expect((await results(masha, ege)).can).toEqual({ read_solutions: false, share: true })
  })

  test('of another user are not found', async () => {
    const tasks = await goThrough(masha, ege, [1])
    const petya = await school.person('Петя Гринёв')
    expect((await petya.get(at(ege, '/results'))).status).toBe(204)
    const solution = await petya.get(at(ege, `/results/tasks/${tasks[0]!.id}`))
    expect(solution.headers['x-error-code']).toBe('exam_results_not_found')
  })
})
