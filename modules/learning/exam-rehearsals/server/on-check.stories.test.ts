import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
let ege: number

const holder = { holder: 'tab-of-masha' }
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const at = (rest = '') => `/api/exam_rehearsals/${ege}${rest}`
const own = (person: Person) => person.attemptAt(at('/tasks'))
const typed = (text: string) => ({ kind: 'file', files: [], text })

/** A finished attempt: a number of right short answers, and these extended ones by numbers. @returns ids of tasks by numbers */
async function finishWith(person: Person, short: number, extended: Record<number, object>) {
  const { body } = await person.post(at('/starts'), holder)
  const attempt = await own(person)
  const ids = new Map<number, number>()
  for (const { id, position } of body.attempt.tasks as { id: number; position: number }[]) {
    ids.set(position, id)
    const response = extended[position] ?? (position <= short ? await school.answerOf(person, id) : null)
    if (!response) continue
    const { status } = await person.put(`${attempt}/tasks/${id}/answer`, { response, sequence: 1, ...holder })
    expect(status).toBe(200)
  }
  await person.post(`${attempt}/finishes`)
  return (number: number) => ids.get(number)!
}
const results = async (person = masha, query = '') => (await person.get(at(`/results${query}`))).body
const queueOf = async (person: Person) =>
  (await person.get('/api/teacher/check_queue')).body as { id: number; title: string; place: string }[]
const review = (person: Person, id: number, points: number, comment = '', version = 1) =>
  person.put(`/api/teacher/check_queue/${id}/review`, {
    criteria: [{ id: 'К1', points: 100 * points }],
    comment,
    version,
  })
const xpOf = async (person: Person) => (await person.get('/api/user/level')).body.total_xp as number

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  anna = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
  const found = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  ege = found[0]!.id
})

describe('extended answers', () => {
  test('are typed, photographed or both; the answer sheet has them', async () => {
    await school.rows('delete from files')
    const id = '0b5fb2a4-0f6f-4d2a-9d7e-00000000000b'
    await masha.put(`/api/files/${id}?name=list.png`, undefined, { raw: { type: 'image/png', text: png } })
    const file = { id, name: 'x', type: 'x', size: 1 }
    await finishWith(masha, 0, {
      13: { kind: 'file', files: [file], text: 'См. лист' },
      15: typed('t = 3^x'),
    })
    const { body } = await masha.get(`${await own(masha)}/answers`)
    expect(body[12].response).toEqual({
      kind: 'file',
      files: [{ id, name: 'list.png', type: 'image/png', size: png.length }],
      text: 'См. лист',
    })
    expect(body[14].response.text).toBe('t = 3^x')
    expect((await anna.get(`/api/files/${id}`)).status).toBe(200)
    const stranger = await school.person('Пётр Гринёв')
    expect((await stranger.get(`/api/files/${id}`)).status).toBe(404)
  })

  test('of spaces alone are none: the attempt is judged at once', async () => {
    await finishWith(masha, 5, { 13: typed('  ') })
    expect(await queueOf(anna)).toEqual([])
    expect(await results()).toMatchObject({ on_check: null, grade: { value: 27 } })
  })

  test('say before the finish by when they are checked', async () => {
    const { body } = await masha.post(at('/starts'), holder)
    // Friday, 20 November 2026.
    expect(body.check_by).toBe('2026-11-27T20:59:59.000Z')
  })
})

describe('a finished attempt with extended answers', () => {
  test('is on check: part 1 is known, the rest is a range from zero to full points', async () => {
    await finishWith(masha, 10, { 13: typed('x = 2πk'), 18: typed('a = 0') })
    const { body: page } = await masha.get(at('/tasks'))
    expect(page.attempt).toMatchObject({ state: 'finished', awaits_review: true, result: null })
    const body = await results()
    expect(body).toMatchObject({
      grade: { value: 58, primary: 10 },
      on_check: {
        low: { value: 58, primary: 10 },
        high: { value: 78, primary: 16 },
        sent: 2,
        checked: 0,
        by: '2026-11-27T20:59:59.000Z',
      },
      parts: [
        { points: 10, waiting: 0 },
        { points: 0, waiting: 2, is_by_person: true },
      ],
      everyone: null,
      forecast: null,
      attempts: [{ number: 1, is_on_check: true }],
    })
    expect(body.tasks[12]).toMatchObject({ status: 'in_queue', points: 0, max_points: 2, review: null })
    expect(body.tasks[13]).toMatchObject({ status: 'not_started', max_points: 3 })
    // A theme whose only answered task is pending is not reported as weak; equations also have a task in part 1.
    expect(
      body.themes.find(({ title }: { title: string }) => title === 'Задача с параметром'),
    ).toBeUndefined()
    expect(await xpOf(masha)).toBe(0)
  })

  test('is shown in the list and on its own page', async () => {
    await finishWith(masha, 10, { 13: typed('x = 2πk') })
    const reached = { attempts: 1, best: null, last: null, on_check: { sent: 1, high: { primary: 12 } } }
    const { body } = await masha.get('/api/exam_rehearsals?q[exam_eq]=ege')
    expect(body[0].reached).toMatchObject(reached)
    expect((await masha.get(at())).body).toMatchObject({ reached, can: { read_results: true, start: true } })
  })

  test('opens what is known: solutions of short tasks, one’s own waiting answer without its solution', async () => {
    const idOf = await finishWith(masha, 1, { 13: typed('x = 2πk') })
    const short = await masha.get(at(`/results/tasks/${idOf(1)}`))
    expect(short.body).toMatchObject({ points: 1, answer: { verdict: { share: 1 } } })
    expect(short.body.solution.html).toBeTruthy()
    const waiting = await masha.get(at(`/results/tasks/${idOf(13)}`))
    expect(waiting.body).toMatchObject({
      status: 'in_queue',
      answer: { response: { text: 'x = 2πk' }, verdict: null, review: null },
      solution: null,
    })
    expect(waiting.text).not.toContain('короче одного оборота')
  })

  test('is in the review queue of a methodist and of the teacher of the class, under its title', async () => {
    await school.rows('delete from school_classes')
    const savelich = await school.person('Архип', { type: 'agent', gradeIndex: null })
    const stranger = await school.person('Антон Бопре', { type: 'agent', gradeIndex: null })
    const [home] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('school', 'Школа', 'Школа') returning id`,
    )
    const [made] = await school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 11, 'А', 2026) returning id`,
      [home!.id],
    )
    await school.rows(`insert into class_members values ($1, $2, 'pupil'), ($1, $3, 'teacher')`, [
      made!.id,
      masha.id,
      savelich.id,
    ])
    await finishWith(masha, 0, { 13: typed('x = 2πk') })
    for (const person of [anna, savelich])
      expect(await queueOf(person)).toMatchObject([
        { title: 'Уравнение и отбор корней', place: 'ЕГЭ по математике: профильный уровень' },
      ])
    expect(await queueOf(stranger)).toEqual([])
    const { id } = (await queueOf(anna))[0]!
    expect((await review(stranger, id, 2)).status).toBe(404)
    const { body } = await savelich.get(`/api/teacher/check_queue/${id}`)
    expect(body).toMatchObject({ response: { text: 'x = 2πk' }, can: { review: true, give_back: false } })
    expect(body.notes[0].levels.map(({ points }: { points: number }) => points)).toEqual([2, 1, 0])
  })

  test('is not readable by other users', async () => {
    const idOf = await finishWith(masha, 1, { 13: typed('x = 2πk') })
    const petya = await school.person('Пётр Гринёв')
    expect((await petya.get(at('/results'))).status).toBe(204)
    expect((await petya.get(at('/results?attempt_number=1'))).status).toBe(404)
    expect((await petya.get(at(`/results/tasks/${idOf(13)}`))).status).toBe(404)
    expect((await petya.post(at('/shares'), { attempt_number: 1, ends_on: null })).status).toBe(404)
  })

  test('ended by its time goes to be checked too', async () => {
    const { body } = await masha.post(at('/starts'), holder)
    const task = body.attempt.tasks[12] as { id: number }
    const attempt = await own(masha)
    await masha.put(`${attempt}/tasks/${task.id}/answer`, { response: typed('x'), sequence: 1, ...holder })
    school.at(new Date(school.now.getTime() + 236 * 60_000))
    await masha.post(`${attempt}/finishes`)
    expect(await queueOf(anna)).toHaveLength(1)
    expect(await results()).toMatchObject({ is_by_time: true, on_check: { sent: 1 } })
  })
})

describe('the reviews', () => {
  test('narrow the range one by one, and the last one makes the result, its XP and its place', async () => {
    const idOf = await finishWith(masha, 10, { 13: typed('x = 2πk'), 18: typed('a = 0') })
    const [first, second] = await queueOf(anna)
    await review(anna, first!.id, 1, 'В пункте б потерян корень')
    const half = await results()
    expect(half.on_check).toMatchObject({
      low: { primary: 11 },
      high: { primary: 15 },
      sent: 2,
      checked: 1,
    })
    expect(half.tasks[12]).toMatchObject({
      status: 'partially',
      points: 1,
      criteria: [{ id: 'К1', max_points: 2 }],
      review: { points: 100, max_points: 200, comment: 'В пункте б потерян корень', reviewer: 'Анна' },
    })
    expect((await masha.get(at(`/results/tasks/${idOf(13)}`))).body.solution.html).toContain('оборота')
    expect(await xpOf(masha)).toBe(0)

    await review(anna, second!.id, 4, 'Безупречно')
    const whole = await results()
    expect(whole).toMatchObject({
      on_check: null,
      grade: { value: 76, primary: 15 },
      parts: [
        { points: 10, waiting: 0 },
        { points: 5, waiting: 0 },
      ],
      everyone: { people: 1 },
      forecast: { attempts: 1 },
      attempts: [{ number: 1, is_on_check: false }],
    })
    expect(whole.tasks[17]).toMatchObject({ status: 'solved', points: 4, review: { comment: 'Безупречно' } })
    expect((await masha.get('/api/exam_rehearsals?q[exam_eq]=ege')).body[0].reached).toMatchObject({
      best: { value: 76 },
      on_check: null,
    })
    expect(await xpOf(masha)).toBeGreaterThan(0)
  })

  race('sent concurrently or repeated judge the attempt once', async () => {
    await finishWith(masha, 10, { 13: typed('x'), 18: typed('a') })
    const [first, second] = await queueOf(anna)
    const marina = await school.person('Марина', { type: 'agent', isMethodist: true, gradeIndex: null })
    const replies = await together(school, [
      () => review(anna, first!.id, 2),
      () => review(marina, second!.id, 4),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const xp = await xpOf(masha)
    expect(await results()).toMatchObject({ on_check: null, grade: { primary: 16 }, everyone: { people: 1 } })
    await review(anna, first!.id, 2)
    expect(await xpOf(masha)).toBe(xp)
    const rows = await school.rows(
      'select 1 from answers n join attempts a on a.id = n.attempt_id where a.user_id = $1',
      [masha.id],
    )
    expect(rows).toHaveLength(12)
  })

  test('may be corrected after the result: the grade follows, XP stays', async () => {
    await finishWith(masha, 10, { 18: typed('a') })
    const [only] = await queueOf(anna)
    await review(anna, only!.id, 4)
    const xp = await xpOf(masha)
    await review(anna, only!.id, 2, 'Пропущена точка', 2)
    expect(await results()).toMatchObject({ grade: { primary: 12 }, everyone: { average_tenths: 120 } })
    expect(await xpOf(masha)).toBe(xp)
  })

  test('give whole primary points: halves between levels are not counted up', async () => {
    await finishWith(masha, 0, { 13: typed('x') })
    const [only] = await queueOf(anna)
    await review(anna, only!.id, 1.5)
    expect((await results()).tasks[12]).toMatchObject({ points: 1, review: { points: 150 } })
  })

  test('cannot return an answer for rework: an exam is over', async () => {
    await finishWith(masha, 0, { 13: typed('x') })
    const [only] = await queueOf(anna)
    const reply = await anna.post(`/api/teacher/check_queue/${only!.id}/returns`, { comment: 'Ещё раз' })
    expect(reply.headers['x-error-code']).toBe('review_not_returnable')
  })

  test('of a first attempt come after a second attempt: each has its own result', async () => {
    await finishWith(masha, 10, { 13: typed('x') })
    await finishWith(masha, 12, {})
    expect(await results()).toMatchObject({ attempt_number: 2, on_check: null, grade: { primary: 12 } })
    expect(await results(masha, '?attempt_number=1')).toMatchObject({
      attempt_number: 1,
      on_check: { sent: 1 },
    })
    const [only] = await queueOf(anna)
    await review(anna, only!.id, 2)
    expect(await results(masha, '?attempt_number=1')).toMatchObject({
      on_check: null,
      grade: { primary: 12 },
    })
  })
})

test('a link shows an attempt on check as it is, without data of the pupil or the reviewer', async () => {
  await finishWith(masha, 10, { 13: typed('секрет'), 18: typed('a') })
  const [first, second] = await queueOf(anna)
  await review(anna, first!.id, 2, 'Молодец, Маша Миронова')
  const { body: share } = await masha.post(at('/shares'), { attempt_number: 1, ends_on: null })
  const open = () => school.guest().get(`/api/shared/exam_rehearsal_results/${share.ulid}`)
  const before = await open()
  expect(before.body).toMatchObject({ on_check: { checked: 1, low: { primary: 12 }, high: { primary: 16 } } })
  for (const secret of ['Миронова', 'Молодец', 'Анна', 'секрет', 'email', 'user_id'])
    expect(before.text).not.toContain(secret)
  await review(anna, second!.id, 0)
  expect((await open()).body).toMatchObject({ on_check: null, grade: { primary: 12 } })
})
