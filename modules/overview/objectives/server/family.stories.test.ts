import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { api, codeOf, goalDesk } from './testing/goal-desk.ts'

let school: TestSchool
let masha: Person
let vasilisa: Person
let stranger: Person
let desk: Awaited<ReturnType<typeof goalDesk>>
const grownUp = { gradeIndex: null, isParent: true, emailConfirmedAt: new Date(0) }
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', {
    email: 'masha@pochta.example',
    emailConfirmedAt: new Date(0),
  })
  vasilisa = await school.person('Василиса Миронова', { ...grownUp, email: 'vasilisa@pochta.example' })
  stranger = await school.person('Алексей Швабрин', grownUp)
  desk = await goalDesk(school)
  await desk.tie(vasilisa, masha)
})
const ofMasha = () => `/api/family/children/${masha.id}/objectives`
const at = (id: number, rest: string) => `/api/family/objectives/${id}${rest}`

test('a parent promises a reward in the words of the family, and says that it is coming when the goal is reached', async () => {
  const goal = await desk.set(masha)
  expect(codeOf(await vasilisa.post(at(goal.id, '/thanks')))).toBe('objective_not_reached')
  expect((await vasilisa.put(at(goal.id, '/support'), { reward: '  ' })).status).toBe(422)
  await vasilisa.put(at(goal.id, '/support'), { reward: 'кино' })
  const supported = await vasilisa.put(at(goal.id, '/support'), { reward: 'кино в субботу' })
  expect(supported.body).toMatchObject({
    supports: [{ name: 'Василиса Миронова', is_mine: true, reward: 'кино в субботу', thanked_at: null }],
    can: { claim: false, archive: false, support: true, thank: false },
  })
  const solve = await desk.solver(masha)
  for (let n = 0; n < 5; n++) await solve()
  await desk.look()
  const letters = await desk.letters()
  expect(letters.map(({ to }) => to).toSorted()).toEqual(['masha@pochta.example', 'vasilisa@pochta.example'])
  expect(letters.find(({ to }) => to.startsWith('vasilisa'))!.text).toContain('кино в субботу')
  expect(letters.find(({ to }) => to.startsWith('masha'))!.text).not.toContain('кино')
  await masha.post(`${api}/${goal.id}/claims`)
  expect((await vasilisa.get(ofMasha())).body.objectives).toMatchObject([
    { state: 'claimed', can: { thank: true } },
  ])
  for (let n = 0; n < 2; n++) expect((await vasilisa.post(at(goal.id, '/thanks'))).status).toBe(200)
  expect((await vasilisa.get(ofMasha())).body.objectives).toEqual([])
  expect((await desk.list(masha, 'completed')).objectives).toMatchObject([
    {
      state: 'claimed',
      supports: [{ is_mine: false, reward: 'кино в субботу', thanked_at: '2026-11-20T09:00:00.000Z' }],
    },
  ])
  expect(codeOf(await vasilisa.put(at(goal.id, '/support'), { reward: 'ничего' }))).toBe('objective_closed')
})

test('a parent proposes; the child accepts, and the work counts from then on', async () => {
  const solve = await desk.solver(masha)
  await solve()
  const proposal = { ...desk.aim, words: 'Попробуем?', reward: 'каток' }
  const { status, body } = await vasilisa.post(ofMasha(), proposal)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ state: 'proposed', origin: 'parent', can: { withdraw: true, accept: false } })
  expect(await desk.letters()).toMatchObject([
    { to: 'masha@pochta.example', subject: 'Новая цель: предложение' },
  ])
  expect(codeOf(await vasilisa.post(ofMasha(), proposal))).toBe('objective_twice')
  expect((await desk.list(masha)).objectives).toMatchObject([
    {
      state: 'proposed',
      from: 'Василиса Миронова',
      words: 'Попробуем?',
      progress: null,
      supports: [{ reward: 'каток' }],
      can: { accept: true, decline: true },
    },
  ])
  desk.dayAfter(1)
  for (let n = 0; n < 2; n++)
    expect((await masha.post(`${api}/${body.id}/acceptances`)).body).toMatchObject({
      state: 'active',
      set_on: '2026-11-21',
      progress: { amount: 0 },
    })
  const answers = (await desk.letters()).filter(({ to }) => to.startsWith('vasilisa'))
  expect(answers).toMatchObject([{ subject: 'Маша: цель принята' }])
  expect((await vasilisa.delete(at(body.id, ''))).status).toBe(404)
})

test('bells ring once: of a proposal the child’s, of the answer the parent’s, of what was reached both, of thanks the child’s', async () => {
  const bellOf = async (who: Person): Promise<string[]> =>
    (await who.get('/api/user/notifications?q[kind_eq]=objective')).body.map(
      ({ title }: { title: string }) => title,
    )
  const solve = await desk.solver(masha)
  const { id } = (await vasilisa.post(ofMasha(), { ...desk.aim, words: '', reward: null })).body
  expect(await bellOf(masha)).toEqual(['Василиса Миронова предлагает цель'])
  for (let n = 0; n < 2; n++) await masha.post(`${api}/${id}/acceptances`)
  expect(await bellOf(vasilisa)).toEqual(['Предложенная цель принята'])
  for (let n = 0; n < 5; n++) await solve()
  for (let n = 0; n < 2; n++) await desk.look()
  expect((await bellOf(masha))[0]).toBe('Цель достигнута')
  expect(await bellOf(vasilisa)).toEqual(['Цель достигнута', 'Предложенная цель принята'])
  await masha.post(`${api}/${id}/claims`)
  for (let n = 0; n < 2; n++) await vasilisa.post(at(id, '/thanks'))
  expect(await bellOf(masha)).toHaveLength(3)
  expect(await bellOf(masha)).toContain('Спасибо за\u00a0достигнутую цель')
})

test('a declined proposal shows the reason to its author, and one that waits may be withdrawn', async () => {
  const first = (await vasilisa.post(ofMasha(), { ...desk.aim, words: '', reward: null })).body
  for (let n = 0; n < 2; n++)
    expect((await masha.post(`${api}/${first.id}/refusals`, { words: 'Сейчас много уроков' })).status).toBe(
      200,
    )
  const answers = (await desk.letters()).filter(({ to }) => to.startsWith('vasilisa'))
  expect(answers).toHaveLength(1)
  expect(answers[0]!.text).toContain('Сейчас много уроков')
  expect(codeOf(await masha.post(`${api}/${first.id}/acceptances`))).toBe('objective_closed')
  // Other members of the family do not see the reason.
  const inPlace = await vasilisa.get(`${api}?q[state_eq]=completed&child_id=${masha.id}`)
  expect(inPlace.text).not.toContain('много уроков')
  const second = (await vasilisa.post(ofMasha(), { ...desk.aim, words: '', reward: null })).body
  expect((await vasilisa.delete(at(second.id, ''))).status).toBe(204)
  expect((await desk.list(masha)).objectives).toEqual([])
})

test('a proposal whose term has gone by is accepted no more', async () => {
  const { body } = await vasilisa.post(ofMasha(), {
    ...desk.aim,
    due_on: '2026-11-22',
    words: '',
    reward: null,
  })
  desk.dayAfter(5)
  expect((await desk.list(masha)).objectives).toMatchObject([{ can: { accept: false, decline: true } }])
  expect(codeOf(await masha.post(`${api}/${body.id}/acceptances`))).toBe('objective_term_over')
})

test('the goals are absent for people who are no parents of the child, also for a former parent', async () => {
  const goal = await desk.set(masha)
  const knocks = (person: Person) =>
    Promise.all([
      person.get(ofMasha()),
      person.post(ofMasha(), { ...desk.aim, words: '', reward: null }),
      person.put(at(goal.id, '/support'), { reward: 'кино' }),
      person.post(at(goal.id, '/thanks')),
      person.delete(at(goal.id, '')),
    ])
  expect((await knocks(stranger)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await knocks(masha)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  await school.rows(`update family_links set state = 'ended', ended_at = now()`)
  expect((await knocks(vasilisa)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('a parent who reads in the place of the child can press nothing there', async () => {
  await desk.set(masha)
  const { body } = await vasilisa.get(`${api}?child_id=${masha.id}`)
  expect(body).toMatchObject({ can: { add: false }, objectives: [{ can: { archive: false, claim: false } }] })
  expect((await vasilisa.post(`${api}?child_id=${masha.id}`, desk.aim)).status).toBe(403)
})
