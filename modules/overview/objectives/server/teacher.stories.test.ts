import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { api, codeOf, goalDesk } from './testing/goal-desk.ts'

const agent = { gradeIndex: null, type: 'agent' } as const
const ofTeacher = '/api/teacher/objectives'

let school: TestSchool
let savelich: Person
let colleague: Person
let masha: Person
let grinev: Person
let classId: number
let desk: Awaited<ReturnType<typeof goalDesk>>

const seat = (userId: number, role: string) =>
  school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    userId,
    role,
  ])

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from organizations')
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id`,
  )
  const [made] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organization!.id],
  )
  classId = made!.id
  savelich = await school.person('Архип Савельев', {
    ...agent,
    middleName: 'Савельевич',
    email: 'savelich@pochta.example',
    emailConfirmedAt: new Date(0),
  })
  colleague = await school.person('Герасим Белов', agent)
  masha = await school.person('Маша Миронова')
  grinev = await school.person('Пётр Гринёв')
  await seat(savelich.id, 'teacher')
  await seat(masha.id, 'pupil')
  await seat(grinev.id, 'pupil')
  desk = await goalDesk(school)
})

const propose = (person: Person, userIds: number[], more: object = {}) =>
  person.post(`/api/school_classes/${classId}/objectives`, {
    ...desk.aim,
    words: 'К контрольной',
    user_ids: userIds,
    ...more,
  })
const read = async (person: Person, state = 'active') => {
  const { status, body, text } = await person.get(`${ofTeacher}?q[state_eq]=${state}`)
  expect(status, text).toBe(200)
  return body
}

test('a teacher proposes a goal to pupils of the class, each of them answers, and the teacher sees how it goes', async () => {
  const proposed = await propose(savelich, [masha.id, grinev.id])
  expect([proposed.status, proposed.body]).toEqual([200, { proposed: 2, passed_over: [] }])
  const [goal] = (await desk.list(masha)).objectives
  expect(goal).toMatchObject({ from: 'Архип Савельевич', words: 'К контрольной', state: 'proposed' })
  await masha.post(`${api}/${goal!.id}/acceptances`)
  const [other] = (await desk.list(grinev)).objectives
  await grinev.post(`${api}/${other!.id}/refusals`, { words: 'Уже умею' })
  const solve = await desk.solver(masha)
  await solve()
  expect((await read(savelich)).proposals).toMatchObject([
    {
      title: 'Математика: решить 5\u00a0задач с\u00a0первой попытки',
      class_name: '7А',
      accepted: 1,
      declined: 1,
      reached: 0,
      pupils: [
        { name: 'Гринёв Пётр', state: 'declined', decline_words: 'Уже умею', progress: null },
        { name: 'Миронова Маша', state: 'active', progress: { amount: 1 } },
      ],
      can: { withdraw: false },
    },
  ])
  const letters = (await desk.letters()).map(({ to, subject }) => [to, subject])
  expect(letters).toEqual([
    ['savelich@pochta.example', 'Маша Миронова: цель принята'],
    ['savelich@pochta.example', 'Пётр Гринёв: от\u00a0цели отказ'],
  ])
})

test('a pupil who has the goal already is skipped and named, and pupils of another class get no goal', async () => {
  await desk.set(masha)
  expect((await propose(savelich, [masha.id, grinev.id])).body).toEqual({
    proposed: 1,
    passed_over: ['Миронова Маша'],
  })
  const stranger = await school.person('Алексей Швабрин')
  const refused = await propose(savelich, [grinev.id, stranger.id], { metric: 'percent', target: 80 })
  expect([refused.status, codeOf(refused)]).toEqual([404, 'objective_pupil_not_found'])
  expect((await desk.list(grinev)).objectives).toHaveLength(1)
})

test('a class of somebody else is absent, and what a colleague has proposed is not seen', async () => {
  await propose(savelich, [masha.id])
  expect((await propose(colleague, [masha.id])).status).toBe(404)
  await seat(colleague.id, 'teacher')
  expect((await read(colleague)).proposals).toEqual([])
  const [{ id }] = (await read(savelich)).proposals
  expect((await colleague.post(`/api/teacher/objective_proposals/${id}/withdrawals`)).status).toBe(404)
  expect((await masha.get(ofTeacher)).status).toBe(403)
})

test('goals of a pupil who has left the class are no longer shown', async () => {
  await propose(savelich, [masha.id, grinev.id])
  await school.rows('delete from class_members where user_id = $1', [masha.id])
  expect((await read(savelich)).proposals).toMatchObject([{ pupils: [{ name: 'Гринёв Пётр' }] }])
  const [goal] = (await desk.list(masha)).objectives
  await masha.post(`${api}/${goal!.id}/acceptances`)
  expect(await desk.letters()).toEqual([])
})

test('a proposal is taken back from those who have not answered', async () => {
  await propose(savelich, [masha.id, grinev.id])
  const [goal] = (await desk.list(masha)).objectives
  await masha.post(`${api}/${goal!.id}/acceptances`)
  const [{ id }] = (await read(savelich)).proposals
  for (let n = 0; n < 2; n++)
    expect((await savelich.post(`/api/teacher/objective_proposals/${id}/withdrawals`)).status).toBe(204)
  expect((await read(savelich)).proposals).toMatchObject([{ pupils: [{ name: 'Миронова Маша' }] }])
  expect((await desk.list(grinev)).objectives).toEqual([])
})

test('a pupil has five proposals before them at most', async () => {
  const none = { discipline_id: null }
  for (const more of [
    {},
    { metric: 'percent', target: 80 },
    { metric: 'skills', target: 2 },
    { metric: 'row', target: 3, ...none },
    { metric: 'days', target: 5, ...none },
  ])
    expect((await propose(savelich, [masha.id], more)).body).toMatchObject({ proposed: 1 })
  const sixth = await propose(savelich, [masha.id], {
    metric: 'minutes',
    target: 5,
    daily_minutes: 20,
    ...none,
  })
  expect(sixth.body).toEqual({ proposed: 0, passed_over: ['Миронова Маша'] })
})

test('more pupils ask no more statements', async () => {
  const countOf = () => school.statementsOf(() => read(savelich))
  const accept = async (person: Person) => {
    const [goal] = (await desk.list(person)).objectives
    await person.post(`${api}/${goal!.id}/acceptances`)
  }
  await propose(savelich, [masha.id])
  await accept(masha)
  const ofOne = await countOf()
  await propose(savelich, [grinev.id])
  await accept(grinev)
  expect(await countOf()).toBe(ofOne)
})

race(
  'a teacher sets a goal of answers checked in time, and takes a letter of thanks for it once',
  async () => {
    const goal = { kind: 'checking', target: 10, school_class_id: null, due_on: '2026-12-01' }
    expect(codeOf(await savelich.post(ofTeacher, { ...goal, target: 9 }))).toBe(
      'teacher_objective_target_wrong',
    )
    const set = await savelich.post(ofTeacher, goal)
    expect(set.status, set.text).toBe(200)
    expect(set.body).toMatchObject({ state: 'active', amount: 0, can: { claim: false } })
    expect(codeOf(await savelich.post(ofTeacher, goal))).toBe('objective_twice')
    const { id } = set.body
    expect(codeOf(await savelich.post(`${ofTeacher}/${id}/claims`))).toBe('objective_not_reached')
    const [attempt] = await school.rows<{ id: number; task: number }>(
      `insert into attempts (work_id, user_id, started_at) select w.id, $1, $2 from works w join work_tasks t on t.work_id = w.id limit 1
      returning id, (select task_id from work_tasks where work_id = attempts.work_id limit 1) as task`,
      [masha.id, school.now],
    )
    const review = (round: number, hours: number) =>
      school.rows(
        `insert into answer_reviews (attempt_id, task_id, try_number, round, state, asked_at, reviewer_id, reviewed_at)
        values ($1, $2, 1, $3, 'reviewed', $4::timestamptz, $5, $4::timestamptz + make_interval(hours => $6))`,
        [attempt!.id, attempt!.task, round, school.now, savelich.id, hours],
      )
    for (let n = 1; n <= 9; n++) await review(n, 48)
    await review(10, 49)
    desk.dayAfter(3)
    expect((await read(savelich)).objectives).toMatchObject([{ state: 'active', amount: 9, percent: 90 }])
    await review(11, 1)
    expect((await read(savelich)).objectives).toMatchObject([{ state: 'reached', amount: 10 }])
    expect((await colleague.post(`${ofTeacher}/${id}/claims`)).status).toBe(404)
    const claimed = await together(
      school,
      [1, 2].map(() => () => savelich.post(`${ofTeacher}/${id}/claims`)),
    )
    expect(claimed.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'claimed'],
      [200, 'claimed'],
    ])
    const papers = (await savelich.get(`/api/users/${savelich.id}/certificates`)).body
    expect(papers).toMatchObject([
      { kind: 'gratitude', title: 'Проверить 10\u00a0работ не\u00a0позже 48\u00a0часов' },
    ])
    expect((await read(savelich, 'completed')).objectives).toMatchObject([
      { certificate_url: `/users/${savelich.id}/certificates/${papers[0].id}` },
    ])
  },
)

test('everybody of a class is as many as there are in it, of a class of one’s own that is large enough', async () => {
  const goal = { kind: 'visits', target: 5, school_class_id: classId, due_on: '2026-11-27' }
  expect(codeOf(await savelich.post(ofTeacher, goal))).toBe('teacher_objective_class_small')
  expect(codeOf(await savelich.post(ofTeacher, { ...goal, school_class_id: null }))).toBe(
    'teacher_objective_class_needed',
  )
  expect((await colleague.post(ofTeacher, goal)).status).toBe(404)
  for (const name of ['Палаша', 'Иван Зурин', 'Акулина']) await seat((await school.person(name)).id, 'pupil')
  expect((await savelich.post(ofTeacher, goal)).body).toMatchObject({
    title: 'В\u00a0классе 7А позанимались все',
    target: 5,
    amount: 0,
  })
  const solve = await desk.solver(masha)
  await solve()
  await solve()
  expect((await read(savelich)).objectives).toMatchObject([{ target: 5, amount: 1, percent: 20 }])
  await seat((await school.person('Гриша')).id, 'pupil')
  expect((await read(savelich)).objectives).toMatchObject([{ target: 6, amount: 1 }])
})
