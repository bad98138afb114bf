/** @module-tag embedded */
import { meetAt, openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { api, codeOf, goalDesk } from './testing/goal-desk.ts'

let school: TestSchool
let masha: Person
let desk: Awaited<ReturnType<typeof goalDesk>>
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', {
    email: 'masha@pochta.example',
    emailConfirmedAt: new Date(0),
  })
  desk = await goalDesk(school)
})

test('a goal counts what is solved at the first try since it was set, and is taken once', async () => {
  const solve = await desk.solver(masha)
  await solve()
  school.at(new Date(school.now.getTime() + 60_000))
  const goal = await desk.set(masha)
  expect(goal).toMatchObject({
    title: 'Математика: решить 5\u00a0задач с\u00a0первой попытки',
    state: 'active',
    origin: 'own',
    progress: { amount: 0, percent: 0 },
    forecast: { kind: 'early' },
    step: { url: '/skills_practice?subject=math' },
    can: { claim: false, archive: true },
  })
  for (let n = 0; n < 4; n++) await solve()
  expect((await desk.list(masha)).objectives).toMatchObject([
    { state: 'active', progress: { amount: 4, percent: 80, is_done_today: true } },
  ])
  expect(codeOf(await masha.post(`${api}/${goal.id}/claims`))).toBe('objective_not_reached')
  await solve()
  expect((await desk.list(masha)).objectives).toMatchObject([{ state: 'reached', can: { claim: true } }])
  const replies = await meetAt(
    school,
    'select from objectives where id = $1 for update',
    [goal.id],
    [() => masha.post(`${api}/${goal.id}/claims`), () => masha.post(`${api}/${goal.id}/claims`)],
  )
  expect(replies.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'claimed'],
    [200, 'claimed'],
  ])
  expect(await desk.list(masha)).toMatchObject({ objectives: [], counts: { active: 0, completed: 1 } })
  expect((await desk.list(masha, 'completed')).objectives).toMatchObject([
    { id: goal.id, state: 'claimed', progress: { amount: 5, percent: 100 } },
  ])
})

test('a reached goal is reported once by a letter that obeys a switch, and stays reached', async () => {
  const goal = await desk.set(masha)
  const solve = await desk.solver(masha)
  for (let n = 0; n < 5; n++) await solve()
  await desk.look()
  await desk.look()
  expect(await desk.letters()).toMatchObject([
    { to: 'masha@pochta.example', subject: 'Цель достигнута: Маша М.', mailing: 'events' },
  ])
  await school.rows(`update task_states set share = 0, status = 'failed'`)
  expect((await desk.list(masha)).objectives).toMatchObject([{ id: goal.id, state: 'reached' }])
})

race('five goals go on at once, two tabs set no sixth, and none is set twice', async () => {
  await desk.set(masha)
  expect(codeOf(await masha.post(api, { ...desk.aim, target: 7 }))).toBe('objective_twice')
  const none = { discipline_id: null }
  await desk.set(masha, { metric: 'row', target: 3, ...none })
  await desk.set(masha, { metric: 'days', target: 5, ...none })
  await desk.set(masha, { metric: 'minutes', target: 5, daily_minutes: 15, ...none })
  const replies = await together(school, [
    () => masha.post(api, { ...desk.aim, metric: 'skills', target: 1 }),
    () => masha.post(api, { ...desk.aim, metric: 'percent', target: 80 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(codeOf(replies.find(({ status }) => status === 422)!)).toBe('too_many_objectives')
  expect(await desk.list(masha)).toMatchObject({ active: 5, can: { add: false } })
})

test('what is wrong with a goal is said at its field', async () => {
  for (const [more, code, field] of [
    [{ target: 3 }, 'objective_target_wrong', 'target'],
    [{ discipline_id: null }, 'objective_discipline_needed', 'discipline_id'],
    [{ discipline_id: 2_147_483_647 }, 'objective_discipline_needed', 'discipline_id'],
    [{ skill_id: 2_147_483_647 }, 'objective_skill_unknown', 'skill_id'],
    [{ metric: 'exam', exam: null }, 'objective_exam_unknown', 'exam'],
    [{ due_on: '2026-11-20' }, 'objective_date_early', 'due_on'],
    [{ due_on: '2027-11-30' }, 'objective_date_far', 'due_on'],
    [{ metric: 'row', target: 30 }, 'objective_date_near', 'due_on'],
    [{ metric: 'minutes', target: 5, daily_minutes: 2 }, 'objective_minutes_wrong', 'daily_minutes'],
  ] as const) {
    const reply = await masha.post(api, { ...desk.aim, ...more })
    expect([reply.status, codeOf(reply)]).toEqual([422, code])
    expect(Object.keys(reply.body.errors)).toEqual([field])
  }
})

test('a goal that has missed its term is moved once, or put away', async () => {
  const goal = await desk.set(masha, { due_on: '2026-11-25' })
  expect(codeOf(await masha.post(`${api}/${goal.id}/moves`, { due_on: '2026-12-01' }))).toBe(
    'objective_not_expired',
  )
  desk.dayAfter(6)
  expect((await desk.list(masha)).objectives).toMatchObject([
    { state: 'expired', forecast: null, can: { move: true, archive: true, claim: false } },
  ])
  expect(codeOf(await masha.post(`${api}/${goal.id}/moves`, { due_on: '2026-11-26' }))).toBe(
    'objective_date_early',
  )
  for (let n = 0; n < 2; n++)
    expect((await masha.post(`${api}/${goal.id}/moves`, { due_on: '2026-12-01' })).body).toMatchObject({
      state: 'active',
      due_on: '2026-12-01',
      is_moved: true,
    })
  desk.dayAfter(10)
  expect(codeOf(await masha.post(`${api}/${goal.id}/moves`, { due_on: '2026-12-20' }))).toBe(
    'objective_moved',
  )
  for (let n = 0; n < 2; n++)
    expect((await masha.post(`${api}/${goal.id}/archivals`)).body).toMatchObject({ state: 'archived' })
  expect(codeOf(await masha.post(`${api}/${goal.id}/claims`))).toBe('objective_closed')
})

test('days count by the row of days, and what was done before does not', async () => {
  const solve = await desk.solver(masha)
  await solve()
  desk.dayAfter(1)
  await desk.set(masha, { metric: 'row', target: 2, discipline_id: null })
  await desk.set(masha, { metric: 'days', target: 3, discipline_id: null })
  await desk.set(masha, { metric: 'minutes', target: 3, daily_minutes: 5, discipline_id: null })
  await solve()
  desk.dayAfter(1)
  const progress = async () =>
    Object.fromEntries(
      (await desk.list(masha)).objectives.map(({ metric, progress, state }) => [
        metric,
        [state, (progress as { amount: number }).amount],
      ]),
    )
  expect(await progress()).toEqual({ row: ['active', 1], days: ['active', 1], minutes: ['active', 1] })
  await solve()
  expect(await progress()).toEqual({ row: ['reached', 2], days: ['active', 2], minutes: ['active', 2] })
})

test('a goal adds its share to the plan of the day, with the reason', async () => {
  await desk.set(masha)
  const plan = async () => {
    const { rows, if_time_left } = (await masha.get('/api/user/daily_plan')).body
    return [...rows, ...if_time_left].find(({ thing }: { thing: string }) => thing === 'objective')
  }
  expect(await plan()).toMatchObject({
    reason: 'цель: решить 5\u00a0задач с\u00a0первой попытки',
    url: '/skills_practice?subject=math',
  })
  const solve = await desk.solver(masha)
  await solve()
  expect(await plan()).toBeUndefined()
})

test('a goal of somebody else is absent, and only pupils have goals', async () => {
  const goal = await desk.set(masha)
  const grinev = await school.person('Пётр Гринёв')
  for (const act of ['acceptances', 'claims', 'archivals'])
    expect((await grinev.post(`${api}/${goal.id}/${act}`)).status).toBe(404)
  expect((await grinev.post(`${api}/${goal.id}/refusals`, { words: '' })).status).toBe(404)
  expect((await grinev.post(`${api}/${goal.id}/moves`, { due_on: '2026-12-01' })).status).toBe(404)
  expect((await desk.list(grinev)).objectives).toEqual([])
  expect((await school.guest().get(api)).status).toBe(401)
  const teacher = await school.person('Архип', { gradeIndex: null, type: 'agent' })
  expect((await teacher.get(api)).status).toBe(403)
})

test('more goals ask no more statements of a kind', async () => {
  const count = async () => {
    const { pool } = school.database
    const asked: string[] = []
    const query = pool.query.bind(pool)
    // oxlint-disable-next-line typescript/no-explicit-any -- a watch over whatever is asked
    pool.query = ((text: any, ...rest: any[]) => {
      asked.push(String(text.name ?? text))
      return (query as never as (...given: unknown[]) => unknown)(text, ...rest)
    }) as never
    try {
      await desk.list(masha)
    } finally {
      pool.query = query as never
    }
    return asked.filter((name) => name.includes('objective')).toSorted()
  }
  await desk.set(masha)
  const one = await count()
  await desk.set(masha, { metric: 'percent', target: 80 })
  await desk.set(masha, { discipline_id: await school.idOf('disciplines', 'physics') })
  expect(await count()).toEqual(one)
})

test('goals ready to be set are those of the grade', async () => {
  const { body } = await masha.get('/api/objective_options')
  expect(body.templates.map(({ key }: { key: string }) => key)).toEqual([
    'physics_80',
    'math_80',
    'russian_80',
    'math_20',
    'russian_20',
    'skills_3',
    'week_row',
    'days_20',
    'minutes_20',
  ])
  const ninth = await masha.get('/api/objective_options?grade_index=9')
  expect(ninth.body.templates[0]).toMatchObject({ key: 'oge_math_4', metric: 'exam', exam: 'oge', target: 4 })
  const template = body.templates[3]
  expect((await masha.post(api, { ...desk.aim, ...template, due_on: '2026-12-04' })).status).toBe(200)
})
