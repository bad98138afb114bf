/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
/** «Проценты без паники»: practice. «Орфограммы на время»: an exam of 20 minutes. */
let percents: number
let spelling: number

const holder = { holder: 'tab-of-masha' }
const idOf = async (key: string) =>
  (await school.rows<{ id: number }>('select id from trainings where key = $1', [key]))[0]!.id
const at = (trainingId: number, rest = '') => `/api/trainings/${trainingId}${rest}`
const start = (person: Person, id: number) => person.post(at(id, '/starts'), holder)
const attemptAt = (person: Person, id: number) => person.attemptAt(at(id, '/tasks'))
/** Finishes the attempt and reads its result. */
async function finish(person: Person, id: number) {
  await person.post(`${await attemptAt(person, id)}/finishes`)
  return person.get(at(id, '/tasks'))
}

const right = async (person: Person, taskId: number) => ({ response: await school.answerOf(person, taskId) })
/** Solves the first tasks of the practice at once. */
async function solve(person: Person, count: number): Promise<void> {
  const { body } = await start(person, percents)
  for (const { id } of body.attempt.tasks.slice(0, count))
    await person.post(`/api/attempts/${body.attempt.id}/tasks/${id}/answer_attempts`, await right(person, id))
}
async function goThrough(person: Person, count: number) {
  await solve(person, count)
  return finish(person, percents)
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  percents = await idOf('percent-warm-up')
  spelling = await idOf('spelling-sprint')
})

describe('the catalogue', () => {
  test('shows trainings to everybody, with what the signed-in have reached', async () => {
    const { body, headers } = await school.guest().get('/api/trainings')
    const all = await school.rows('select id from trainings where retired_at is null')
    expect(headers['x-total']).toBe(String(all.length))
    expect(body[0]).toMatchObject({
      title: 'Проценты без паники',
      tasks_count: 12,
      minutes: null,
      reached: null,
    })
    expect(body[1]).toMatchObject({ mode: 'exam', minutes: 20 })
    await solve(masha, 1)
    const own = await masha.get('/api/trainings')
    expect(own.body[0].reached).toMatchObject({
      is_under_way: true,
      attempts: 0,
      stars: 0,
      best_percent: null,
    })
  })

  test('filters by grade and by discipline', async () => {
    const found = async (query: string) =>
      ((await masha.get(`/api/trainings?${query}`)).body as { id: number }[]).map(({ id }) => id)
    expect(await found('q[grade_eq]=5')).toContain(spelling)
    expect(await found('q[grade_eq]=5')).not.toContain(percents)
    expect(await found('q[discipline_eq]=math')).toContain(percents)
    expect(await found('q[discipline_eq]=math')).not.toContain(spelling)
    expect((await masha.get('/api/trainings?q[grade_eq]=11&q[discipline_eq]=physics')).body).toEqual([])
  })

  test('a retired training is not found, except by those who have begun it', async () => {
    await solve(masha, 1)
    await school.rows('update trainings set retired_at = now() where id = $1', [percents])
    const petya = await school.person('Петя Гринёв')
    expect((await petya.get(at(percents))).status).toBe(404)
    expect((await masha.get(at(percents))).body.can).toMatchObject({ start: false, go_on: true })
    await school.rows('update trainings set retired_at = null where id = $1', [percents])
  })
})

describe('an attempt', () => {
  test('asks a guest to sign in, and a pupil to start first', async () => {
    expect((await start(school.guest(), percents)).status).toBe(401)
    expect((await masha.get(at(percents, '/tasks'))).status).toBe(204)
  })

  test('of practice judges at once, pays XP, and ends with points, stars and a place', async () => {
    const { body } = await goThrough(masha, 10)
    expect(body).toMatchObject({
      attempt: { state: 'finished', result: { points: 1000, max_points: 1200, percent: 83 } },
      stars: 2,
      best_percent: 83,
      place: { place: 1, participants: 1 },
    })
    expect(body.xp).toBeGreaterThan(0)
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(body.xp)
  })

  test('may be repeated: the best and the last are kept, XP is not paid again', async () => {
    await goThrough(masha, 12)
    const { total_xp } = (await masha.get('/api/user/level')).body
    const { body } = await goThrough(masha, 6)
    expect(body).toMatchObject({
      attempt: { number: 2, result: { percent: 50 } },
      stars: 1,
      best_percent: 100,
      xp: 0,
    })
    expect((await masha.get(at(percents))).body.reached).toMatchObject({
      attempts: 2,
      best_percent: 100,
      last_percent: 50,
      stars: 3,
    })
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(total_xp)
  })

  test('of an exam saves answers without a word, and is closed by the clock', async () => {
    const { body } = await start(masha, spelling)
    const [first] = body.attempt.tasks
    expect(Date.parse(body.attempt.deadline_at) - school.now.getTime()).toBe(20 * 60_000)
    const url = `/api/attempts/${body.attempt.id}/tasks/${first.id}/answer`
    const saved = await masha.put(url, { ...(await right(masha, first.id)), ...holder, sequence: 1 })
    expect(saved.status).toBe(200)
    expect(saved.text).not.toMatch(/verdict|outcome|solution/)
    school.at(new Date(school.now.getTime() + 20 * 60_000 + 1))
    const late = await masha.put(url, { response: null, ...holder, sequence: 2 })
    expect(late.status).toBe(422)
    expect(late.headers['x-error-code']).toBe('time_is_up')
    const done = await finish(masha, spelling)
    expect(done.body).toMatchObject({
      attempt: { finish_reason: 'timeout', result: { points: 100, max_points: 1200 } },
    })
    expect(done.body.attempt.tasks[0]).toMatchObject({ status: 'solved', saved_at: saved.body.saved_at })
  })

  test('of an exam belongs to one tab at a time', async () => {
    const { body } = await start(masha, spelling)
    const attempt = `/api/attempts/${body.attempt.id}`
    const url = `${attempt}/tasks/${body.attempt.tasks[0].id}/answer`
    const other = { holder: 'tab-of-the-phone' }
    const refused = await masha.put(url, { response: null, sequence: 1, ...other })
    expect(refused.headers['x-error-code']).toBe('held_elsewhere')
    await masha.post(`${attempt}/holds`, other)
    expect((await masha.put(url, { response: null, sequence: 1, ...other })).status).toBe(200)
  })
})

describe('solutions', () => {
  const solutions = (reader: Person, whose: Person) => reader.get(at(percents, `/users/${whose.id}/tasks`))

  test('open with the end of an attempt and close while another one is under way', async () => {
    await solve(masha, 1)
    expect((await solutions(masha, masha)).status).toBe(404)
    await finish(masha, percents)
    const { body } = await solutions(masha, masha)
    expect(body).toMatchObject({ user: { name: 'Маша М.', is_me: true }, result: { percent: 8 } })
    const task = await masha.get(at(percents, `/users/${masha.id}/tasks/${body.tasks[1].id}`))
    expect(task.body).toMatchObject({ answer: null, points: 0 })
    expect(task.body.solution.html).toContain('<')
    await start(masha, percents)
    expect((await solutions(masha, masha)).headers['x-error-code']).toBe('solutions_closed')
  })

  test('are readable only by their owner, the teacher of the class and a methodist', async () => {
    await goThrough(masha, 3)
    const petya = await school.person('Петя Гринёв')
    const grown = { gradeIndex: null, type: 'agent' as const }
    const teacher = await school.person('Савелий', { ...grown, portalRole: 'teacher' })
    const methodist = await school.person('Анна', { ...grown, isMethodist: true })
    expect((await solutions(petya, masha)).status).toBe(404)
    expect((await solutions(teacher, masha)).status).toBe(404)
    expect((await solutions(methodist, masha)).status).toBe(200)
    expect((await solutions(school.guest(), masha)).status).toBe(401)
    const [made] = await school.rows<{ id: number }>(
      `with o as (insert into organizations (kind, name, short_name) values ('school', 'Белогорская', 'БШ') returning id)
       insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id`,
    )
    await school.rows(
      `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher'), ($1, $3, 'pupil')`,
      [made!.id, teacher.id, masha.id],
    )
    expect((await solutions(teacher, masha)).body.user).toMatchObject({ name: 'Маша М.', is_me: false })
    await school.rows(`delete from organizations where name = 'Белогорская'`)
  })
})

describe('the rating', () => {
  test('counts first attempts, shares places, shortens names and shows me among my neighbours', async () => {
    const petya = await school.person('Петя Гринёв', { gradeIndex: 8 })
    const vanya = await school.person('Ваня Швабрин')
    await goThrough(vanya, 7)
    await goThrough(masha, 8)
    await goThrough(petya, 8)
    await goThrough(vanya, 12)
    const { body, headers } = await masha.get(at(percents, '/rating/users'))
    expect(headers['x-total']).toBe('3')
    const line = (row: { place: number; name: string; is_me: boolean }) =>
      `${row.place} ${row.name} ${row.is_me}`
    expect(body.map(line)).toEqual(['1 Маша М. true', '1 Петя Г. false', '3 Ваня Ш. false'])
    const second = await masha.get(at(percents, '/rating/users?page=2&limit=1'))
    expect(second.body.map(line)).toEqual(['1 Петя Г. false'])
    const mine = await vanya.get(at(percents, '/rating/me'))
    expect(mine.body).toMatchObject({ place: 3, participants: 3, page: 1 })
    expect(mine.body.around.map(line)).toEqual(['1 Маша М. false', '1 Петя Г. false', '3 Ваня Ш. true'])
  })

  test('of schools sums the best first attempts of their pupils; two pupils are not a school yet', async () => {
    const names = ['Иван Зурин', 'Савелий Савельич', 'Акулина Памфилова', 'Василиса Егорова']
    const others = await Promise.all(names.map((name) => school.person(name)))
    const classOf = async (name: string, pupils: readonly Person[]) => {
      const [made] = await school.rows<{ id: number }>(
        `with o as (insert into organizations (kind, name, short_name, city) values ('school', $1, $1, 'Оренбург') returning id)
         insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id`,
        [name],
      )
      for (const { id } of pupils)
        await school.rows(
          `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
          [made!.id, id],
        )
    }
    await classOf('Крепостная', [masha, others[0]!, others[1]!])
    await classOf('Слободская', [others[2]!, others[3]!])
    for (const [index, person] of [masha, ...others].entries()) await goThrough(person, 12 - 2 * index)
    const { body } = await school.guest().get(at(percents, '/rating/schools'))
    expect(body).toMatchObject([{ place: 1, name: 'Крепостная', participants: 3 }])
    await school.rows(`delete from organizations where city = 'Оренбург'`)
  })

  test('is public; there are no places before the first attempt is finished', async () => {
    await solve(masha, 3)
    expect((await school.guest().get(at(percents, '/rating/users'))).body).toEqual([])
    expect((await masha.get(at(percents, '/rating/me'))).status).toBe(204)
  })
})

test('statistics contain the distribution of percents, the viewer’s bar, and how many solved each task', async () => {
  const petya = await school.person('Петя Гринёв')
  await goThrough(masha, 12)
  await goThrough(petya, 6)
  const { body } = await petya.get(at(percents, '/stats'))
  expect(body).toMatchObject({ participants: 2, average_percent: 75, my_percent: 50, my_bin: 5 })
  expect(body.distribution).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 1])
  expect(body.tasks[0]).toMatchObject({ position: 1, answered: 2, solved_percent: 100 })
  expect(body.tasks[11]).toMatchObject({ position: 12, answered: 1, solved_percent: 50 })
})
