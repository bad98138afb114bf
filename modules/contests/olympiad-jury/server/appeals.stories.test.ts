import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { orderRegrading, regradeNext } from '@school/regrading/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'

let contest: Contest
let masha: Person
let petya: Person
let anna: Person
/** Participation of Masha: all answers correct except the last one. */
let participationId: number
let tasks: { id: number; points: number; max_points: number; status: string }[]

const work = async (person: Person, userId = person.id) =>
  (await person.get(`/api/olympiad_stages/${contest.main}/users/${userId}/tasks`)).body
const task = async (person: Person, taskId: number, userId = person.id) =>
  (await person.get(`/api/olympiad_stages/${contest.main}/users/${userId}/tasks/${taskId}`)).body
const appeal = (
  person: Person,
  taskId: number,
  text = 'Ответ верный: я писала в минутах.',
  id = participationId,
) => person.post(`/api/olympiad_participations/${id}/tasks/${taskId}/appeals`, { text })
const list = async (state = 'open', person = anna) =>
  (await person.get(`/api/olympiad_stages/${contest.main}/appeals?q[state_eq]=${state}`)).body
const decide = (id: number, points: number, words = 'Ответ в минутах верен.', person = anna) =>
  person.put(`/api/olympiad_appeals/${id}/decision`, { points, words })
const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const place = async (person: Person) =>
  (await person.get(`/api/olympiad_stages/${contest.main}/rating/me?q[grade_eq]=7`)).body
const diplomas = async (person: Person) =>
  ((await person.get(`/api/users/${person.id}/certificates`)).body as { kind: string }[])
    .map(({ kind }) => kind)
    .toSorted()
const last = () => tasks.at(-1)!

/** Completes the main stage with this number of correct answers and a wrong last one. */
async function takePart(person: Person, school: string, right: number): Promise<number> {
  const { body } = await contest.enter(person, contest.main, { code: school })
  const { id } = body.participation as { id: number }
  const attempt = await contest.start(person, id)
  const all = attempt.body.attempt.tasks as { id: number }[]
  for (const one of all.slice(0, right))
    await contest.save(person, id, one.id, { response: await contest.right(person, one.id) })
  const wrong = all.at(-1)!
  const [key] = await contest.school.rows<{ kind: string }>('select kind from tasks where id = $1', [
    wrong.id,
  ])
  if (key!.kind === 'number')
    await contest.save(person, id, wrong.id, { response: { kind: 'number', text: '123456' } })
  await contest.finish(person, id)
  return id
}

beforeEach(async () => {
  contest = await openContest()
  const { school } = contest
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  anna = await school.person('Анна Власьевна', { type: 'agent', isMethodist: true, gradeIndex: null })
  const entry = await contest.code()
  participationId = await takePart(masha, entry, 3)
  await takePart(petya, entry, 4)
  await contest.publish()
  tasks = (await work(masha)).tasks
})

describe('an appeal', () => {
  test('waits for the jury with the text of the pupil, and is visible to the teacher too', async () => {
    expect(last()).toMatchObject({ points: 0, status: 'failed' })
    expect((await task(masha, last().id)).appealing).toMatchObject({
      appeals: [],
      left: 3,
      until: '2026-09-12T20:59:59.000Z',
      can: { appeal: true },
    })
    const { status, body } = await appeal(masha, last().id)
    expect(status).toBe(200)
    expect(body.appealing).toMatchObject({ appeals: [{ state: 'open' }], left: 2, can: { appeal: false } })
    expect(await list()).toMatchObject([
      {
        pupil: null,
        grade_index: 7,
        task: { id: last().id, position: tasks.length },
        text: 'Ответ верный: я писала в минутах.',
        points: 0,
        max_points: last().max_points,
        can: { decide: true, review: false },
      },
    ])
    expect((await task(anna, last().id, masha.id)).appealing).toMatchObject({
      appeals: [{ state: 'open' }],
      can: { appeal: false },
    })
  })

  test('that is accepted changes points, place, award, diploma and XP, and returns the token', async () => {
    const before = await work(masha)
    expect(before.award).toBeNull()
    expect((await place(masha)).place).toBe(2)
    const xp = (await masha.get('/api/user/level')).body.total_xp
    const wrong = tasks.filter(({ points, max_points }) => points < max_points)
    // Answer everything else so that the jury can give the full score.
    await contest.school.rows(
      `insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
       select a.id, t, 'failed', 1, 0, now() from attempts a, unnest($2::int[]) t where a.user_id = $1 on conflict do nothing`,
      [masha.id, wrong.map(({ id }) => id)],
    )
    await contest.school.rows(
      `insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
       select a.id, t, 1, '{"kind":"number","text":"1"}', '{"outcome":"wrong","share":0,"parts":[],"feedback":null}', now()
       from attempts a, unnest($2::int[]) t where a.user_id = $1 on conflict do nothing`,
      [masha.id, wrong.map(({ id }) => id)],
    )
    for (const { id, max_points } of wrong) {
      expect((await appeal(masha, id)).status).toBe(200)
      const [waiting] = await list()
      expect((await decide(waiting.id, max_points)).status).toBe(204)
      await contest.school.jobQueue.hearAnnounced()
    }
    const after = await work(masha)
    expect(after.result).toMatchObject({ percent: 100 })
    expect(after.award).toBe(1)
    expect((await place(masha)).place).toBe(1)
    expect((await place(petya)).place).toBe(2)
    expect((await masha.get('/api/user/level')).body.total_xp).toBeGreaterThan(xp)
    expect(await diplomas(masha)).toEqual(['diploma_1', 'participation'])
    expect((await task(masha, last().id)).appealing).toMatchObject({
      appeals: [{ state: 'accepted', gained: last().max_points, words: 'Ответ в минутах верен.' }],
      left: 3,
      can: { appeal: false },
    })
    expect(await list('decided')).toHaveLength(wrong.length)
  })

  test('that raises one participant takes no degree from another', async () => {
    await contest.school.rows(
      `update olympiad_participations set award = 1 where user_id = $1 and stage_id = $2`,
      [petya.id, contest.main],
    )
    await appeal(masha, last().id)
    await decide((await list())[0].id, last().max_points)
    await contest.school.jobQueue.hearAnnounced()
    expect((await work(petya)).award).toBe(1)
  })

  test('that is declined changes nothing, keeps the reply, and another may be filed', async () => {
    const before = await work(masha)
    await appeal(masha, last().id)
    const [{ id }] = await list()
    await decide(id, 0, 'В ответе нужны часы.')
    expect((await work(masha)).result).toEqual(before.result)
    expect((await task(masha, last().id)).appealing).toMatchObject({
      appeals: [{ state: 'declined', gained: 0, words: 'В ответе нужны часы.' }],
      left: 2,
      can: { appeal: true },
    })
  })

  test('keeps its points when the key is corrected later', async () => {
    await appeal(masha, last().id)
    await decide((await list())[0].id, last().max_points)
    const [row] = await contest.school.rows<{ key: string }>('select key from tasks where id = $1', [
      last().id,
    ])
    await contest.school.jobQueue.inTransaction(async (ctx) => {
      await orderRegrading(ctx, row!.key)
      await regradeNext(ctx)
    })
    expect((await task(masha, last().id)).points).toBe(last().max_points)
  })
})

describe('the jury', () => {
  const answerOf = (id: number, person = anna) => person.get(`/api/olympiad_appeals/${id}/answer`)

  test('reads the answer by the number of the appeal, and the name only after the decision', async () => {
    await appeal(masha, last().id)
    const [card] = await list()
    const { status, body } = await answerOf(card.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: last().id,
      points: 0,
      answer: { response: { text: '123456' } },
      solution: { html: expect.stringMatching(/\S/) },
    })
    expect(JSON.stringify([card, body])).not.toContain('Миронова')
    await decide(card.id, 0)
    expect(await list('decided')).toMatchObject([{ pupil: { id: masha.id, name: 'Миронова Маша' } }])
  })

  test('reads nothing by a number that is not of an appeal; others read nothing at all', async () => {
    await appeal(masha, last().id)
    const [{ id }] = await list()
    const teacher = await contest.school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    expect(code(await answerOf(999_999))).toBe('appeal_not_found')
    expect(code(await answerOf(id, teacher))).toBe('appeal_not_found')
    expect((await answerOf(id, masha)).status).toBe(403)
    expect((await contest.school.guest().get(`/api/olympiad_appeals/${id}/answer`)).status).toBe(401)
  })

  test('leaves answers checked by people to the review queue', async () => {
    await appeal(masha, last().id)
    const [{ id }] = await list()
    await contest.school.rows(
      `with asked as (
         insert into answer_reviews (attempt_id, task_id, try_number, asked_at)
         select attempt_id, task_id, try_number, filed_at from appeals where id = $1 returning id
       )
       update appeals set review_id = asked.id from asked where appeals.id = $1`,
      [id],
    )
    expect(code(await answerOf(id))).toBe('appeal_by_review')
  })
  test('cannot lower points, exceed the maximum or omit the reply', async () => {
    const [first] = tasks
    await contest.school.rows('update task_states set share = 0.5 where task_id = $1', [first!.id])
    await appeal(masha, first!.id)
    const [{ id }] = await list()
    expect(code(await decide(id, 0))).toBe('appeal_points_wrong')
    expect(code(await decide(id, first!.max_points + 1))).toBe('appeal_points_wrong')
    expect((await decide(id, first!.max_points, '  ')).status).toBe(422)
  })

  race('decides once, also when two members decide concurrently', async () => {
    await appeal(masha, last().id)
    const [{ id }] = await list()
    const both = await together(contest.school, [() => decide(id, last().max_points), () => decide(id, 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect(code(await decide(id, 0))).toBe('appeal_decided')
  })

  test('consists of methodists: teachers and pupils see no appeals of others', async () => {
    await appeal(masha, last().id)
    const [{ id }] = await list()
    const teacher = await contest.school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    expect((await teacher.get(`/api/olympiad_stages/${contest.main}/appeals`)).status).toBe(404)
    expect(code(await decide(id, 100, 'Да', teacher))).toBe('appeal_not_found')
    expect((await decide(id, 100, 'Да', masha)).status).toBe(403)
  })
})

describe('fifteen concurrent appeals', () => {
  test('create at most as many as there are tokens, one per task, without errors', async () => {
    await contest.school.rows('update task_states set share = 0')
    const asked = Array.from({ length: 15 }, (_, n) => tasks[n % tasks.length]!.id)
    const replies = await Promise.all(asked.map((id) => appeal(masha, id)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const open = await contest.school.rows<{ task: number }>('select task_id as task from appeals')
    expect(open).toHaveLength(3)
    expect(new Set(open.map((one) => one.task)).size).toBe(3)
  })
})

describe('is refused', () => {
  test('when the last day is over', async () => {
    contest.school.at(new Date('2026-09-12T20:59:59Z'))
    expect((await task(masha, last().id)).appealing.can.appeal).toBe(true)
    contest.school.at(new Date('2026-09-12T21:00:00Z'))
    expect(code(await appeal(masha, last().id))).toBe('appeal_over')
    expect((await task(masha, last().id)).appealing).toBeNull()
  })

  test('for a task with full points or without an answer', async () => {
    expect(code(await appeal(masha, tasks[0]!.id))).toBe('appeal_needless')
    expect(code(await appeal(masha, tasks[3]!.id))).toBe('appeal_no_answer')
    expect(code(await appeal(masha, 999_999))).toBe('task_not_found')
  })

  test('in another person’s name, and to a guest', async () => {
    expect(code(await appeal(petya, last().id))).toBe('participation_not_found')
    const guest = contest.school.guest()
    expect((await appeal(guest, last().id)).status).toBe(401)
  })

  test('before the results, and out of the contest', async () => {
    const other = await contest.school.person('Алексей Швабрин')
    const { body } = await contest.enter(other, contest.main, { is_virtual: true })
    const { id } = body.participation
    await contest.goThrough(other, id, 1)
    const { tasks: own } = await work(other)
    expect(code(await appeal(other, own[1].id, 'Почему?', id))).toBe('appeal_not_possible')
    contest.school.at(days(1))
    await contest.school.rows('update olympiad_stages set published_at = null')
    expect(code(await appeal(masha, last().id))).toBe('solutions_not_found')
  })
})
