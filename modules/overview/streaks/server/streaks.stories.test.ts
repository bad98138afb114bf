/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

const noonOf = (day: number) => new Date(Date.UTC(2026, 10, day, 9))

/** Makes Masha a child of this adult from now on. */
async function tie(parent: Person): Promise<void> {
  const { body } = await masha.post('/api/user/family/codes')
  const { status } = await parent.post('/api/family/children', {
    code: body.code,
    consents: ['personal_data'],
  })
  expect(status).toBe(200)
}

interface Streak {
  days_of_thirty: number
  days: number
  best: number
  freezes_left: number
  repair: { tasks_left: number; until: string; days: number } | null
  gift: number | null
  next_gift: number | null
  thirty: { day: string; state: string }[]
  settings: { weekends_rest: boolean }
}
const streakOf = async (person: Person): Promise<Streak> => {
  const { status, body } = await person.get('/api/user/streak')
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Streak
}

/** Each call solves one more task of a lesson, at noon of that day of November. */
async function solver(person: Person) {
  const lesson = `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`
  const tasks = (await person.get(`${lesson}/tasks`)).body as { id: number; kind: string }[]
  const easy = tasks.filter(({ kind }) => kind === 'number' || kind === 'single_choice')
  const attempt = await person.begin(lesson)
  return async (day: number) => {
    school.at(noonOf(day))
    const task = easy.shift()!
    const response = await school.answerOf(person, task.id)
    const { body } = await person.post(`${attempt}/tasks/${task.id}/answer_attempts`, { response })
    expect(body).toMatchObject({ verdict: { outcome: 'right' } })
  }
}

test('a pupil who has not begun has a row of zero days, and a first gift ahead', async () => {
  expect(await streakOf(masha)).toMatchObject({
    days_of_thirty: 0,
    days: 0,
    freezes_left: 2,
    repair: null,
    gift: null,
    next_gift: 3,
  })
})

test('a quarter of an hour of films makes a day; more than time allows is not watched', async () => {
  const lesson = await school.idOf('lessons', 'linear-equations/what-is-equation')
  const courseId = await school.idOf('courses', 'linear-equations')
  school.at(noonOf(17))
  await masha.post(`/api/courses/${courseId}/enrollments`)
  /** Reports of two minutes, so many seconds apart, in the evening of that day. */
  const watch = async (day: number, times: number, secondsApart: number) => {
    for (let time = 0; time < times; time++) {
      school.at(new Date(noonOf(day).getTime() + time * secondsApart * 1000))
      const report = { position: 60 * time, watched_seconds: 120 }
      expect((await masha.put(`/api/lessons/${lesson}/watch_progress`, report)).status).toBe(204)
    }
  }
  await watch(18, 8, 120)
  expect(await streakOf(masha)).toMatchObject({ days: 1, days_of_thirty: 1 })
  // A client that reports hours of watching within a minute.
  await watch(19, 60, 1)
  expect(await streakOf(masha)).toMatchObject({ days: 1, days_of_thirty: 1 })
  await watch(20, 7, 120)
  expect(await streakOf(masha)).toMatchObject({ days: 1, days_of_thirty: 1 })
  // At double speed it is half the time.
  await watch(21, 8, 60)
  expect(await streakOf(masha)).toMatchObject({ days: 2 })
})

test('days with solved tasks make a row, of their own clock; what was missed is frozen silently', async () => {
  const solveOn = await solver(masha)
  await solveOn(16)
  await solveOn(17)
  await solveOn(19)
  school.at(new Date('2026-11-20T20:59:00Z'))
  expect(await streakOf(masha)).toMatchObject({
    days_of_thirty: 3,
    days: 3,
    best: 3,
    freezes_left: 1,
    gift: 3,
  })
  const states = (await streakOf(masha)).thirty.slice(-5)
  expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'frozen', 'done', 'open'])
  // Midnight in Moscow.
  school.at(new Date('2026-11-20T21:00:00Z'))
  expect((await streakOf(masha)).thirty.at(-1)).toMatchObject({ day: '2026-11-21', state: 'open' })
  expect((await streakOf(masha)).freezes_left).toBe(0)
})

test('a wrong answer is no day', async () => {
  const lesson = `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`
  const tasks = (await masha.get(`${lesson}/tasks`)).body as { id: number; kind: string }[]
  const { id } = tasks.find(({ kind }) => kind === 'number')!
  const attempt = await masha.begin(lesson)
  await masha.post(`${attempt}/tasks/${id}/answer_attempts`, {
    response: { kind: 'number', text: '-987654' },
  })
  expect((await streakOf(masha)).days).toBe(0)
})

test('free weekends do not break the row once the pupil has chosen them', async () => {
  const solveOn = await solver(masha)
  // A Thursday, a Friday, and the Monday after the Saturday and the Sunday.
  await solveOn(12)
  await solveOn(13)
  await solveOn(16)
  expect(await streakOf(masha)).toMatchObject({
    days: 3,
    freezes_left: 0,
    settings: { weekends_rest: false },
  })
  const { status, body } = await masha.put('/api/user/streak/settings', { weekends_rest: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ days: 3, freezes_left: 2, settings: { weekends_rest: true } })
})

test('a day off of the plan breaks nothing and takes no freeze', async () => {
  const solve = await solver(masha)
  await solve(17)
  school.at(noonOf(18))
  expect((await masha.post('/api/user/daily_plan/day_offs', { day: '2026-11-18' })).status).toBe(204)
  await solve(19)
  expect(await streakOf(masha)).toMatchObject({ days: 2, freezes_left: 2 })
})

race('a gift is opened once, after its days, and pays its experience once', async () => {
  const solveOn = await solver(masha)
  await solveOn(17)
  await solveOn(18)
  expect((await masha.get('/api/streaks/gifts/3')).body).toMatchObject({
    state: 'ahead',
    days_left: 1,
    xp: 30,
  })
  const early = await masha.post('/api/streaks/gifts/3/claims')
  expect(early.headers['x-error-code']).toBe('streak_gift_ahead')
  await solveOn(19)
  expect((await masha.get('/api/streaks/gifts/3')).body).toMatchObject({ state: 'waiting', days_left: 0 })
  const before = (await masha.get('/api/user/level')).body.total_xp
  const [first, second] = await together(school, [
    () => masha.post('/api/streaks/gifts/3/claims'),
    () => masha.post('/api/streaks/gifts/3/claims'),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body).toMatchObject({ gift: { state: 'opened' }, level: { total_xp: before + 30 } })
  expect((await masha.get('/api/user/level')).body.total_xp).toBe(before + 30)
  expect(await streakOf(masha)).toMatchObject({ gift: null, next_gift: 7 })
  expect((await masha.get('/api/streaks/gifts/5')).headers['x-error-code']).toBe('streak_gift_not_found')
})

test('days of illness that a parent marks break nothing; only a parent of this child marks them', async () => {
  const parent = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  const stranger = await school.person('Швабрин', { gradeIndex: null, isParent: true })
  await tie(parent)
  const solveOn = await solver(masha)
  await solveOn(13)
  await solveOn(18)
  expect((await streakOf(masha)).days).toBe(1)
  const url = `/api/family/children/${masha.id}/rest_days`
  const days = { from: '2026-11-14', to: '2026-11-17' }
  const marked = await parent.post(url, days)
  expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  expect(marked.body).toMatchObject([days])
  expect((await streakOf(masha)).days).toBe(2)
  expect((await parent.post(url, { from: '2026-11-18', to: '2026-11-17' })).headers['x-error-code']).toBe(
    'rest_days_order',
  )
  expect((await stranger.get(url)).status).toBe(404)
  expect((await stranger.post(url, days)).status).toBe(404)
  expect((await masha.post(url, days)).status).toBe(404)
  const [{ id }] = marked.body as [{ id: number }]
  expect((await stranger.send('DELETE', `/api/family/rest_days/${id}`)).status).toBe(404)
  expect((await parent.send('DELETE', `/api/family/rest_days/${id}`)).body).toEqual([])
  expect((await streakOf(masha)).days).toBe(1)
})

test('a parent reads the row of a child and changes nothing of it', async () => {
  const parent = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  await tie(parent)
  await (
    await solver(masha)
  )(19)
  expect((await parent.get(`/api/user/streak?child_id=${masha.id}`)).body).toMatchObject({ days: 1 })
  const changed = await parent.put(`/api/user/streak/settings?child_id=${masha.id}`, { weekends_rest: true })
  expect(changed.status).toBe(403)
})

test('only pupils have a row', async () => {
  expect((await school.guest().get('/api/user/streak')).status).toBe(401)
  const teacher = await school.person('Архип', { gradeIndex: null, type: 'agent' })
  expect((await teacher.get('/api/user/streak')).status).toBe(403)
})
