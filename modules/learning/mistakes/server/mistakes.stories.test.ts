/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, pathDesk, wrongNumber } from './testing/path-desk.ts'

let school: TestSchool
let masha: Person
let desk: ReturnType<typeof pathDesk>
/** Masha’s, in a lesson. */
let attempt: string
let task: { id: number; title: string; variant: number | null }

const answer = (response: unknown) =>
  masha.post(`${attempt}/tasks/${task.id}/answer_attempts`, { response, variant: null })
const errorOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  desk = pathDesk(school)
  const lesson = `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`
  const { body } = await masha.get(`${lesson}/tasks`)
  task = body.find(({ kind }: { kind: string }) => kind === 'number')
  attempt = await masha.begin(lesson)
})

async function miss() {
  expect((await answer(wrongNumber)).status).toBe(200)
  await desk.collect()
  return desk.only(masha)
}

describe('a wrong answer', () => {
  test('becomes a card: the task, the answer, the place, the theory; and comes back tomorrow', async () => {
    const card = await miss()
    expect(card).toMatchObject({
      title: task.title,
      discipline: { key: 'math' },
      state: 'open',
      step: 1,
      returns_on: '2026-11-21',
      today: false,
      place: { url: expect.stringMatching(/^\/courses\/\d+\/lessons\/\d+$/) },
      answer: wrongNumber,
      twin: null,
      can: { start: false, dismiss: true, restore: false },
    })
    expect(card.question.html).toContain('<')
    expect(card.theory[0].lesson_url).toMatch(/^\/courses\/\d+\/lessons\/\d+$/)
    expect(JSON.stringify(card)).not.toMatch(/solution_html|rubric/)
    expect((await desk.list(masha)).counts).toEqual({ open: 1, today: 0, closed: 0, dismissed: 0 })
  })

  test('is read once, however often the job looks', async () => {
    const before = await miss()
    await desk.collect()
    await desk.collect()
    expect(await desk.only(masha)).toEqual(before)
  })

  test('that was corrected in the same sitting starts a step further', async () => {
    await answer(wrongNumber)
    await answer(await school.answerOf(masha, task.id))
    await desk.collect()
    expect(await desk.only(masha)).toMatchObject({ step: 2, returns_on: '2026-11-23' })
  })

  test('that is corrected later goes a step further, and a right answer without a mistake makes no card', async () => {
    await miss()
    await answer(await school.answerOf(masha, task.id))
    await desk.collect()
    expect(await desk.only(masha)).toMatchObject({ step: 2, returns_on: '2026-11-23' })
    const petya = await school.person('Пётр Гринёв')
    const own = await petya.begin(
      `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`,
    )
    await petya.post(`${own}/tasks/${task.id}/answer_attempts`, {
      response: await school.answerOf(petya, task.id),
    })
    await desk.collect()
    expect((await desk.list(petya)).cards).toEqual([])
  })

  test('is no card of a teacher', async () => {
    const teacher = await school.person('Савельич', { gradeIndex: null, type: 'agent' })
    expect((await teacher.get(api)).status).toBe(403)
    expect((await school.guest().get(api)).status).toBe(401)
  })
})

test('a task that was given up without an answer makes a card', async () => {
  await masha.post(`${attempt}/tasks/${task.id}/fails`)
  await desk.collect()
  expect(await desk.only(masha)).toMatchObject({ step: 1, answer: null })
})

describe('a twin', () => {
  test('comes after 1, 3 and 10 days; after the third right answer the card is closed', async () => {
    const { id } = await miss()
    expect(errorOf(await desk.start(masha, id))).toBe('mistake_not_due')
    desk.daysOn(1)
    expect((await desk.list(masha)).counts).toMatchObject({ today: 1 })
    const { lines } = (await masha.get('/api/user/today')).body
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'waiting',
        url: '/dashboard/mistakes',
        note: expect.stringMatching(/^1\s/),
      }),
    )
    expect(await desk.answerTwin(masha, id, true)).toMatchObject({
      step: 2,
      returns_on: '2026-11-24',
      today: false,
      twin: { outcome: 'right', task: { status: 'solved' } },
    })
    desk.daysOn(2)
    expect(errorOf(await desk.start(masha, id))).toBe('mistake_not_due')
    desk.daysOn(1)
    expect(await desk.answerTwin(masha, id, true)).toMatchObject({ step: 3, returns_on: '2026-12-04' })
    desk.daysOn(10)
    expect(await desk.answerTwin(masha, id, true)).toMatchObject({
      state: 'closed',
      closed_by: 'solved',
      returns_on: null,
    })
    expect(errorOf(await desk.start(masha, id))).toBe('mistake_closed')
    expect((await desk.list(masha)).counts).toEqual({ open: 0, today: 0, closed: 1, dismissed: 0 })
    expect((await desk.list(masha, '?q[state_eq]=closed')).cards).toHaveLength(1)
    // Answers to twins are no new mistakes, and old mistakes are not found again.
    await desk.collect()
    expect((await desk.list(masha)).cards).toEqual([])
  })

  test('that is wrong puts the card back to the first step and makes no other one', async () => {
    const { id } = await miss()
    desk.daysOn(1)
    await desk.answerTwin(masha, id, true)
    desk.daysOn(3)
    expect(await desk.answerTwin(masha, id, false)).toMatchObject({
      step: 1,
      returns_on: '2026-11-25',
      twin: { outcome: 'wrong' },
    })
    await desk.collect()
    expect((await desk.list(masha)).counts).toMatchObject({ open: 1 })
  })

  test('is another task of the skill, continued when it is started again, and answered once', async () => {
    const { id } = await miss()
    desk.daysOn(1)
    const first = (await desk.start(masha, id)).body
    expect(first.twin.task.id).not.toBe(task.id)
    expect(first.can.start).toBe(false)
    expect((await desk.start(masha, id)).body.twin.attempt_id).toBe(first.twin.attempt_id)
    await desk.answerTwin(masha, id, true)
    const again = await masha.post(
      `/api/attempts/${first.twin.attempt_id}/tasks/${first.twin.task.id}/answer_attempts`,
      { response: wrongNumber, variant: first.twin.task.variant },
    )
    expect(errorOf(again)).toBe('task_closed')
    expect(errorOf(await masha.post(`/api/attempts/${first.twin.attempt_id}/finishes`))).toBe(
      'attempt_endless',
    )
  })

  test('that was helped by a hint comes again at its step', async () => {
    const { id } = await miss()
    desk.daysOn(1)
    const { twin } = (await desk.start(masha, id)).body
    const hint = await masha.post(`/api/attempts/${twin.attempt_id}/tasks/${twin.task.id}/hints`)
    expect(hint.status, hint.text).toBe(200)
    expect(await desk.answerTwin(masha, id, true)).toMatchObject({
      step: 1,
      returns_on: '2026-11-22',
      twin: { outcome: 'helped' },
    })
  })

  test('of an open task that trains no other skill does not show its solution', async () => {
    const [{ skills }] = (await school.rows<{ skills: string[] }>('select skills from tasks where id = $1', [
      task.id,
    ])) as [{ skills: string[] }]
    const train = (names: string[]) =>
      school.rows('update tasks set skills = $2 where id = $1', [task.id, names])
    await train([])
    const { id } = await miss()
    desk.daysOn(1)
    const card = await desk.answerTwin(masha, id, false)
    expect(card.twin).toMatchObject({
      outcome: 'wrong',
      task: { id: task.id, solution: null, hints_total: 0 },
    })
    desk.daysOn(1)
    await masha.post(`${attempt}/tasks/${task.id}/fails`)
    expect((await desk.answerTwin(masha, id, false)).twin.task.solution).not.toBe(null)
    await train(skills)
  })
})

describe('«Не хочу»', () => {
  const dismiss = (id: number, reason: string) => masha.post(`${api}/${id}/dismissals`, { reason })

  test('takes a card away, and gives it back', async () => {
    const { id } = await miss()
    expect((await dismiss(id, 'known')).body).toMatchObject({
      state: 'dismissed',
      returns_on: null,
      can: { restore: true, dismiss: false },
    })
    expect((await desk.list(masha)).counts).toEqual({ open: 0, today: 0, closed: 0, dismissed: 1 })
    expect((await masha.delete(`${api}/${id}/dismissals`)).body).toMatchObject({
      state: 'open',
      returns_on: '2026-11-21',
    })
    expect((await masha.delete(`${api}/${id}/dismissals`)).status).toBe(200)
  })

  test('postpones it for a week from today, however often it is repeated', async () => {
    const { id } = await miss()
    await dismiss(id, 'later')
    expect((await dismiss(id, 'later')).body).toMatchObject({ state: 'open', returns_on: '2026-11-27' })
    expect((await masha.delete(`${api}/${id}/dismissals`)).body).toMatchObject({ returns_on: '2026-11-21' })
  })
})

test('another user’s card is not found', async () => {
  const { id } = await miss()
  const petya = await school.person('Пётр Гринёв')
  for (const reply of [
    await petya.get(`${api}/${id}`),
    await petya.post(`${api}/${id}/starts`),
    await petya.post(`${api}/${id}/dismissals`, { reason: 'later' }),
    await petya.delete(`${api}/${id}/dismissals`),
  ])
    expect(errorOf(reply)).toBe('mistake_not_found')
  desk.daysOn(1)
  const { twin } = (await desk.start(masha, id)).body
  expect((await petya.get(`/api/attempts/${twin.attempt_id}`)).status).toBe(404)
})

test('the day is the pupil’s own', async () => {
  await school.rows(`update users set timezone = 'Asia/Vladivostok' where id = $1`, [masha.id])
  school.at(new Date('2026-11-20T15:00:00Z'))
  expect(await miss()).toMatchObject({ returns_on: '2026-11-22' })
})
