import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Contest, type Fortress, enlist, openContest, openFortress } from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress
let expert: Person
let other: Person
let essayId: number

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const agent = { type: 'agent', gradeIndex: null } as const
const said = (points: number, comment = '') => ({
  criteria: [2, 2, 1, 2].map((max, index) => ({
    id: `К${index + 1}`,
    points: Math.min(100 * max, Math.max(0, points - 100 * [0, 2, 4, 5][index]!)),
  })),
  comment,
})
const queueOf = async (person: Person, query = '') =>
  (await person.get(`/api/teacher/check_queue${query}`)).body as { id: number; pupil: object }[]
const experts = () => `/api/teacher/olympiad_stages/${contest.main}/experts`
const appoint = async (person: Person) => {
  const email = `expert-${person.id}@example.org`
  await contest.school.rows('update users set email = $2 where id = $1', [person.id, email])
  return fortress.methodist.post(experts(), { email })
}
const marks = () => fortress.methodist.get(`/api/teacher/olympiad_stages/${contest.main}/marks`)
const judge = (person: Person, url: string, points: number, comment = '') =>
  person.put(`${url}/review`, said(points, comment))

/** Маша writes an essay in the main stage and finishes. @returns the address of its review */
async function writeEssay(): Promise<string> {
  const { masha, parts } = fortress
  await contest.start(masha, parts.masha)
  const response = { kind: 'essay', text: 'Оказалось, что альбом нашёлся сам.' }
  expect((await contest.save(masha, parts.masha, essayId, { response })).status).toBe(200)
  await contest.finish(masha, parts.masha)
  const [row] = await contest.school.rows<{ id: number }>(
    'select id from answer_reviews where task_id = $1',
    [essayId],
  )
  return `/api/teacher/check_queue/${row!.id}`
}

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
  const { school } = contest
  expert = await school.person('Иван Зурин', agent)
  other = await school.person('Андрей Миронов', agent)
  essayId = await school.idOf('tasks', 'spelling-detective/tsya-and-ne/detective-report')
  await school.rows(
    `insert into work_tasks (work_id, task_id, position)
     select work_id, $2, 90 from olympiad_grades where stage_id = $1 and grade_index = 7`,
    [contest.main, essayId],
  )
})

afterEach(() =>
  contest.school.rows(
    'delete from work_tasks where task_id = $1 and work_id in (select work_id from olympiad_grades)',
    [essayId],
  ),
)

describe('an answer of an olympiad', () => {
  test('is hidden from the class teacher, from an expert who teaches the pupil and from strangers; the jury sees a number', async () => {
    const { methodist, savelich, classes } = fortress
    await enlist(contest.school, classes.seventh, savelich, 'teacher')
    await appoint(savelich)
    await appoint(expert)
    const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 }
    await fortress.masha.patch('/api/user/profile', { user: { avatar: fox } })
    const url = await writeEssay()
    for (const person of [savelich, fortress.stranger]) {
      expect(await queueOf(person)).toEqual([])
      const replies = [
        await person.get(url),
        await person.put(`${url}/hold`),
        await judge(person, url, 700),
        await person.post(`${url}/returns`, { comment: 'Ещё раз' }),
      ]
      expect(replies.map(code)).toEqual(Array(4).fill('review_not_found'))
    }
    for (const person of [methodist, expert]) {
      const [card] = await queueOf(person)
      expect(card!.pupil).toEqual({
        id: null,
        name: `Работа №\u00a0${card!.id}`,
        avatar: null,
        grade_index: 7,
      })
      const { text } = await person.get(url)
      expect(text).not.toContain('Миронов')
      expect(text).not.toContain('Белогорская')
      expect(text).not.toContain('fox')
    }
  })

  test('has no points after one mark; two close marks are averaged, without a named author', async () => {
    await appoint(expert)
    const url = await writeEssay()
    expect((await judge(fortress.methodist, url, 700, 'Ясно')).status).toBe(200)
    expect((await marks()).body).toMatchObject([{ reviewer: 'Анна Власьевна', points: null, settled: null }])
    // Each judge sees only their own mark; those who have not judged see none.
    const { body: judged } = await fortress.methodist.get(url)
    expect(judged).toMatchObject({
      jury: { own: { points: 700, said_at: contest.school.now.toISOString() } },
      turn: null,
      can: { review: false },
    })
    const unseen = (await expert.get(url)).body
    expect(unseen.jury).toEqual({ own: null })
    expect(unseen).toMatchObject({ state: 'waiting', points: null, criteria: [], comment: '' })
    await judge(expert, url, 600, 'Коротко')
    expect((await marks()).body).toMatchObject([
      { points: 600, settled: 650, comment: 'Коротко' },
      { points: 700, settled: 650, comment: 'Ясно' },
    ])
    expect((await expert.get(url)).body).toMatchObject({
      state: 'reviewed',
      points: 650,
      jury: { own: { points: 600 } },
      can: { review: false },
    })
    expect(code(await judge(fortress.methodist, url, 0))).toBe('review_settled')
    await contest.publish()
    const { masha } = fortress
    const { text, status } = await masha.get(
      `/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks/${essayId}`,
    )
    expect(status, text).toBe(200)
    expect(text).not.toContain('Власьевна')
  })

  test('goes to a third judge when two marks differ by more than the step of the stage, and the third decides', async () => {
    await appoint(expert)
    await appoint(other)
    const url = await writeEssay()
    await judge(fortress.methodist, url, 700)
    await judge(expert, url, 200)
    expect((await expert.get(url)).body).toMatchObject({
      state: 'waiting',
      points: null,
      can: { review: false },
    })
    expect(await queueOf(expert)).toEqual([])
    expect(await queueOf(other)).toHaveLength(1)
    await judge(other, url, 300)
    expect((await other.get(url)).body).toMatchObject({ state: 'reviewed', points: 300 })
    expect((await marks()).body).toHaveLength(3)
  })

  race('is judged once by each person, also from two tabs', async () => {
    const url = await writeEssay()
    const replies = await together(contest.school, [
      () => judge(fortress.methodist, url, 700),
      () => judge(fortress.methodist, url, 700),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(replies.map(code)).toContain('review_marked')
    expect((await marks()).body).toHaveLength(1)
  })

  test('marks cannot be changed, not even in the database', async () => {
    const url = await writeEssay()
    await judge(fortress.methodist, url, 700)
    await expect(contest.school.rows('update review_marks set points = 0')).rejects.toThrow('only ever added')
  })
})

describe('experts', () => {
  test('are appointed and dismissed only by methodists, and the record stays', async () => {
    const { methodist, savelich, masha } = fortress
    const reply = await appoint(expert)
    expect(reply.body).toMatchObject([{ name: expect.stringContaining('Иван'), dismissed_at: null }])
    expect((await appoint(expert)).body).toHaveLength(1)
    const url = await writeEssay()
    const [{ id }] = reply.body
    for (const person of [savelich, expert]) {
      expect(code(await person.get(experts()))).toBe('only_methodists')
      expect(code(await person.post(experts(), { email: 'ivan@example.org' }))).toBe('only_methodists')
      expect(code(await person.delete(`${experts()}/${id}`))).toBe('only_methodists')
    }
    expect((await contest.school.guest().get(experts())).status).toBe(401)
    expect((await masha.get(experts())).status).toBe(403)
    expect(code(await methodist.post(experts(), { email: 'nobody@example.org' }))).toBe('expert_not_found')
    expect((await methodist.delete(`${experts()}/${id}`)).body).toMatchObject([
      { dismissed_by: 'Анна Власьевна' },
    ])
    expect(code(await expert.get(url))).toBe('review_not_found')
  })
})

test('an appeal already judged by the whole jury is marked so: another expert is appointed, and decides', async () => {
  const { methodist, masha, parts } = fortress
  await appoint(expert)
  const url = await writeEssay()
  await judge(methodist, url, 500)
  await judge(expert, url, 500)
  await contest.publish()
  const at = `/api/olympiad_participations/${parts.masha}/tasks/${essayId}/appeals`
  expect((await masha.post(at, { text: 'Довод есть в конце.' })).status).toBe(200)
  const appeals = `/api/olympiad_stages/${contest.main}/appeals?q[state_eq]=open`
  const [card] = (await methodist.get(appeals)).body
  expect(card).toMatchObject({ needs_judge: true, can: { review: false } })
  const refused = await methodist.get(`/api/teacher/check_queue/${card.review_id}`)
  expect([refused.status, code(refused)]).toEqual([422, 'review_by_other'])
  await appoint(other)
  expect((await methodist.get(appeals)).body).toMatchObject([{ needs_judge: false, can: { review: false } }])
  expect((await judge(other, `/api/teacher/check_queue/${card.review_id}`, 600, 'Довод найден')).status).toBe(
    200,
  )
  expect((await methodist.get(appeals)).body).toEqual([])
})
