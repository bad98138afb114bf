import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'

let contest: Contest
let code: string
let masha: Person
let petya: Person
let anna: Person

/** Starts the main stage. @returns the participation and its tasks */
async function begin(person: Person, gradeIndex = 7) {
  const { body } = await contest.enter(person, contest.main, { code, grade_index: gradeIndex })
  const attempt = await contest.start(person, body.participation.id)
  return {
    id: body.participation.id as number,
    tasks: attempt.body.attempt.tasks as { id: number; position: number }[],
  }
}
const at = (participationId: number) => `/api/olympiad_participations/${participationId}/clarifications`
const ask = (
  person: Person,
  participationId: number,
  text = 'Свечи одной длины?',
  taskId: number | null = null,
) => person.post(at(participationId), { task_id: taskId, text })
const heard = async (person: Person, participationId: number) => (await person.get(at(participationId))).body
const queue = async (state = 'open') =>
  (await anna.get(`/api/olympiad_stages/${contest.main}/clarifications?q[state_eq]=${state}`)).body
const say = (id: number, answer: string, isPublic = false, version = 1) =>
  anna.put(`/api/olympiad_clarifications/${id}/answer`, { answer, is_public: isPublic, version })
const announce = (text: string, gradeIndex: number | null = null, person = anna) =>
  person.post(`/api/olympiad_stages/${contest.main}/announcements`, { text, grade_index: gradeIndex })
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  contest = await openContest()
  code = await contest.code()
  masha = await contest.school.person('Маша Миронова')
  petya = await contest.school.person('Пётр Гринёв')
  anna = await contest.school.person('Анна Власьевна', { type: 'agent', isMethodist: true, gradeIndex: null })
})

describe('a question to the jury', () => {
  test('about a task is answered only to its pupil', async () => {
    const attempt = await begin(masha)
    const other = await begin(petya)
    const task = attempt.tasks[0]!
    const { status, body } = await ask(masha, attempt.id, 'Свечи одной длины?', task.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rows: [{ kind: 'question', question: 'Свечи одной длины?', task: { position: 1 }, answer: null }],
      left: 9,
      can: { ask: true },
    })
    const [waiting] = await queue()
    expect(waiting).toMatchObject({
      pupil: { name: 'Миронова Маша' },
      grade_index: 7,
      task: { id: task.id, position: 1 },
      can: { answer: true },
    })
    expect((await say(waiting.id, 'Да, одной.')).body).toMatchObject({ answer: 'Да, одной.' })
    expect(await heard(masha, attempt.id)).toMatchObject({ rows: [{ answer: 'Да, одной.' }], left: 10 })
    expect((await heard(petya, other.id)).rows).toEqual([])
    expect(await queue()).toEqual([])
    expect(await queue('answered')).toMatchObject([{ answered_by: 'Анна Власьевна', is_public: false }])
  })

  test('answered to everybody is shown to the grade, without the question and without a name', async () => {
    const attempt = await begin(masha)
    const [sameGrade, older] = [
      await begin(petya),
      await contest.school.person('Алексей Швабрин', { gradeIndex: 8 }),
    ]
    const olderAttempt = await begin(older, 8)
    await ask(masha, attempt.id, 'Я, Маша Миронова, не поняла про свечи', attempt.tasks[0]!.id)
    await say((await queue())[0].id, 'Свечи одной длины.', true)
    const received = await heard(petya, sameGrade.id)
    expect(received.rows).toMatchObject([
      { kind: 'announcement', question: null, answer: 'Свечи одной длины.', task: { position: 1 } },
    ])
    expect(JSON.stringify(received)).not.toContain('Миронова')
    expect((await heard(older, olderAttempt.id)).rows).toEqual([])
    expect((await heard(masha, attempt.id)).rows).toMatchObject([
      { kind: 'question', answer: 'Свечи одной длины.' },
    ])
  })

  test('answered again is corrected, and is shown as new', async () => {
    const attempt = await begin(masha)
    await ask(masha, attempt.id)
    const [{ id }] = await queue()
    await say(id, 'Да.')
    contest.school.at(new Date(contest.school.now.getTime() + 60_000))
    const stale = await say(id, 'Нет, разной.')
    expect(stale.body.meanwhile).toMatchObject({ version: 2, current: { answer: 'Да.' } })
    await say(id, 'Нет, разной.', false, 2)
    expect((await heard(masha, attempt.id)).rows).toMatchObject([
      { answer: 'Нет, разной.', answered_at: '2026-09-01T09:01:00.000Z' },
    ])
  })

  race('is refused when ten are pending, also when two are sent concurrently', async () => {
    const attempt = await begin(masha)
    for (let n = 1; n <= 9; n++) expect((await ask(masha, attempt.id, `Вопрос ${n}`)).status).toBe(200)
    const both = await together(contest.school, [
      () => ask(masha, attempt.id, 'Десятый'),
      () => ask(masha, attempt.id, 'Одиннадцатый'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(codeOf(await ask(masha, attempt.id, 'Двенадцатый'))).toBe('questions_too_many')
    expect(await heard(masha, attempt.id)).toMatchObject({ left: 0, can: { ask: false } })
    await say((await queue())[0].id, 'Да.')
    expect((await ask(masha, attempt.id, 'Ещё один')).status).toBe(200)
  })

  test('sent twice with the same key is created once', async () => {
    const attempt = await begin(masha)
    const options = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const body = { task_id: null, text: 'Свечи одной длины?' }
    await masha.post(at(attempt.id), body, options)
    await masha.post(at(attempt.id), body, options)
    expect(await queue()).toHaveLength(1)
  })

  test('needs a text within the limit, and a task of the work', async () => {
    const attempt = await begin(masha)
    expect((await ask(masha, attempt.id, '  ')).status).toBe(422)
    expect((await ask(masha, attempt.id, 'а'.repeat(1001))).status).toBe(422)
    expect(codeOf(await ask(masha, attempt.id, 'Что?', 999_999))).toBe('task_not_found')
  })

  test('may be asked only during the attempt: before and after it the list is read-only', async () => {
    const { body } = await contest.enter(masha, contest.main, { code })
    const { id } = body.participation
    expect(codeOf(await ask(masha, id))).toBe('questions_closed')
    await contest.start(masha, id)
    await ask(masha, id)
    await contest.finish(masha, id)
    expect(codeOf(await ask(masha, id))).toBe('questions_closed')
    expect(await heard(masha, id)).toMatchObject({ rows: [{ answer: null }], can: { ask: false } })
  })

  test('of another person is absent, and a guest has to sign in', async () => {
    const attempt = await begin(masha)
    expect((await petya.get(at(attempt.id))).status).toBe(404)
    expect(codeOf(await ask(petya, attempt.id))).toBe('participation_not_found')
    expect((await contest.school.guest().get(at(attempt.id))).status).toBe(401)
  })
})

describe('the jury', () => {
  test('sends announcements to everybody or to a grade', async () => {
    const attempt = await begin(masha)
    const older = await contest.school.person('Алексей Швабрин', { gradeIndex: 8 })
    const olderAttempt = await begin(older, 8)
    expect((await announce('Калькулятором можно пользоваться.')).status).toBe(200)
    contest.school.at(new Date(contest.school.now.getTime() + 1000))
    await announce('В задаче 2 ответ дайте в метрах.', 8)
    expect((await heard(masha, attempt.id)).rows).toHaveLength(1)
    expect((await heard(older, olderAttempt.id)).rows).toMatchObject([
      { kind: 'announcement', answer: 'В задаче 2 ответ дайте в метрах.', task: null },
      { answer: 'Калькулятором можно пользоваться.' },
    ])
    expect(codeOf(await announce('Кому?', 5))).toBe('grade_not_here')
  })

  test('consists of methodists: a teacher and a pupil find no queue', async () => {
    const attempt = await begin(masha)
    await ask(masha, attempt.id)
    const [{ id }] = await queue()
    const teacher = await contest.school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    const queueAt = `/api/olympiad_stages/${contest.main}/clarifications`
    expect((await teacher.get(queueAt)).status).toBe(404)
    expect(codeOf(await announce('Слушайте', null, teacher))).toBe('stage_not_found')
    const answer = { answer: 'Да', is_public: true }
    expect((await teacher.put(`/api/olympiad_clarifications/${id}/answer`, answer)).status).toBe(404)
    expect((await masha.get(queueAt)).status).toBe(403)
  })

  test('cannot write after the last attempt has ended', async () => {
    const attempt = await begin(masha)
    await ask(masha, attempt.id)
    const [{ id }] = await queue()
    contest.school.at(days(5.5))
    expect(codeOf(await say(id, 'Поздно'))).toBe('questions_closed')
    expect(codeOf(await announce('Поздно'))).toBe('questions_closed')
    expect(await queue()).toMatchObject([{ can: { answer: false } }])
  })
})
