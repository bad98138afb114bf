import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepProtocols } from '@school/olympiad-jury/testing'
import { type Contest, days, openContest } from '@school/olympiads/testing'
import { type Heads, openHeads } from '../testing/heads.ts'

let contest: Contest
let at: Heads

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest: string) => `/api/wk/olympiad_stages/${contest.main}${rest}`
const messagePupils = (
  person: Person,
  text = 'Связь вернулась, работайте дальше',
  gradeIndex: number | null = null,
) => person.post(url('/messages'), { text, grade_index: gradeIndex })
const heard = async (person: Person, participationId: number) =>
  (await person.get(`/api/olympiad_participations/${participationId}/clarifications`)).body.rows

beforeEach(async () => {
  contest = await openContest()
  at = await openHeads(contest)
  contest.school.at(days(1))
})

describe('a message of a school to its pupils who solve a stage', () => {
  test('is shown in their attempt only: a pupil of another school does not see it', async () => {
    await contest.start(at.masha, at.parts.masha)
    await contest.start(at.shvabrin, at.parts.shvabrin)
    const { status, body } = await messagePupils(at.captain)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { text: 'Связь вернулась, работайте дальше', grade_index: null, sent_by: 'Иван Миронов' },
    ])
    expect(await heard(at.masha, at.parts.masha)).toMatchObject([
      { kind: 'school', question: null, answer: 'Связь вернулась, работайте дальше' },
    ])
    expect(await heard(at.shvabrin, at.parts.shvabrin)).toEqual([])
  })

  test('may be sent to one grade', async () => {
    await contest.start(at.masha, at.parts.masha)
    await contest.start(at.grinyov, at.parts.grinyov)
    await messagePupils(at.captain, 'Восьмому: кабинет закрывается в четыре', 8)
    expect(await heard(at.grinyov, at.parts.grinyov)).toHaveLength(1)
    expect(await heard(at.masha, at.parts.masha)).toEqual([])
    expect(code(await messagePupils(at.captain, 'Кому?', 5))).toBe('grade_not_here')
  })

  test('is refused when none of them is solving, and when the stage is over', async () => {
    await contest.start(at.shvabrin, at.parts.shvabrin)
    expect(code(await messagePupils(at.captain))).toBe('nobody_solves')
    contest.school.at(days(6))
    expect(code(await messagePupils(at.captain))).toBe('questions_closed')
  })

  test('is visible to the jury, which cannot change it, and is kept in the protocol', async () => {
    await contest.start(at.masha, at.parts.masha)
    await messagePupils(at.captain)
    const jury = `/api/olympiad_stages/${contest.main}/clarifications?q[state_eq]=answered`
    const [said] = (await at.methodist.get(jury)).body
    expect(said).toMatchObject({ school: { name: 'Белогорская' }, can: { answer: false } })
    const answer = { answer: 'Нет', is_public: true }
    expect(code(await at.methodist.put(`/api/olympiad_clarifications/${said.id}/answer`, answer))).toBe(
      'question_not_found',
    )
    await contest.school.jobQueue.run(keepProtocols)
    const protocol = `/api/teacher/olympiad_stages/${contest.main}/protocol?q[kind_eq]=school_told`
    expect((await at.methodist.get(protocol)).body).toMatchObject([
      { facts: { whom: 'Белогорская', words: 'Связь вернулась, работайте дальше' } },
    ])
  })

  test('is separate for each school: another school does not see it, a municipality has no such desk', async () => {
    await contest.start(at.masha, at.parts.masha)
    await messagePupils(at.captain)
    expect((await at.stranger2.get(url('/messages'))).body).toEqual([])
    expect(code(await at.governor.get(url('/messages')))).toBe('desk_of_school')
    expect(code(await messagePupils(at.governor))).toBe('desk_of_school')
    for (const person of [at.teacher, at.masha, at.methodist])
      expect((await messagePupils(person)).status).toBe(403)
  })
})

describe('time for several pupils', () => {
  const give = (person: Person, userIds: number[], extraMinutes = 10) =>
    person.post(`/api/teacher/olympiad_stages/${contest.main}/pupils_time`, {
      user_ids: userIds,
      extra_minutes: extraMinutes,
      shift_minutes: 0,
      reason: 'В кабинете пропала связь',
    })
  const requests = async (person: Person) =>
    (await person.get(`/api/teacher/olympiad_stages/${contest.main}/time_requests`)).body

  test('is requested by their school: a request for each, with the reason', async () => {
    expect((await give(at.captain, [at.masha.id, at.grinyov.id])).body).toEqual({ given: 0, asked: 2 })
    expect(await requests(at.methodist)).toMatchObject([
      { target: 'user', name: 'Миронова Маша', reason: 'В кабинете пропала связь' },
      { target: 'user', name: 'Гринёв Пётр' },
    ])
  })

  test('is given by a methodist at once', async () => {
    expect((await give(at.methodist, [at.masha.id, at.shvabrin.id])).body).toEqual({ given: 2, asked: 0 })
  })

  test('is not given to any when one of them is of another school', async () => {
    const refused = await give(at.captain, [at.masha.id, at.shvabrin.id])
    expect([refused.status, code(refused)]).toEqual([404, 'participation_not_found'])
    expect(await requests(at.methodist)).toEqual([])
  })

  test('respects the limits of the stage', async () => {
    expect((await give(at.captain, [])).status).toBe(422)
    expect(code(await give(at.captain, [at.masha.id], 180))).toBe('extra_past_limit')
  })
})
