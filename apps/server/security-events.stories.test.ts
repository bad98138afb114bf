import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from './testing/index.ts'

let school: TestSchool
let masha: Person
const open: FastifyInstance[] = []

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})
afterEach(() => Promise.all(open.splice(0).map((process) => process.close())))

async function processWith(settings: Record<string, string>): Promise<FastifyInstance> {
  const process = await school.process(settings)
  open.push(process)
  return process
}

/** The logged events, in a word each. */
const wordsWhile = async (happening: () => Promise<unknown>) =>
  (await securityEventsDuring(happening)).map(({ event, reason }) => `${event} ${reason}`)
const times = async (count: number, call: () => Promise<unknown>) => {
  for (let i = 0; i < count; i++) await call()
}
const none = 2_147_483_647

describe('a refusal is logged', () => {
  test('when it is not for this kind of people, read or changed', async () => {
    const events = await securityEventsDuring(async () => {
      await masha.get('/api/teacher/homeworks')
      await masha.delete('/api/teacher/homeworks/12')
    })
    expect(events).toMatchObject([
      { event: 'authz_fail', reason: 'forbidden', userId: masha.id, method: 'GET', ids: {} },
      {
        event: 'authz_fail',
        method: 'DELETE',
        route: '/api/teacher/homeworks/:homeworkId',
        ids: { homeworkId: '12' },
      },
    ])
    for (const { session } of events) expect(session).toMatch(/^[\w-]{12}$/)
  })

  test('when a change comes without its token, or from a guest', async () => {
    const change = (person: Person, headers = {}) =>
      person.patch('/api/user/locale', { locale: 'en' }, { headers })
    expect(await wordsWhile(() => change(masha, { 'x-csrf-token': 'stolen' }))).toEqual([
      'authz_fail csrf_mismatch',
    ])
    expect(await wordsWhile(() => change(school.guest()))).toEqual(['authz_fail sign_in_required'])
  })

  test('when somebody changes what is not theirs or is not there: it looks alike', async () => {
    expect(
      await wordsWhile(() => masha.post(`/api/homeworks/${none}/starts`, { holder: 'tab-of-masha' })),
    ).toEqual(['authz_fail homework_not_found'])
  })

  test('but not when a guest reads what needs a session, somebody follows an old link or the input can be corrected', async () => {
    const lesson = (
      await school.rows<{ id: number }>(
        `select l.id from lessons l join courses c on c.id = l.course_id where c.key = 'linear-equations' order by l.id desc limit 1`,
      )
    )[0]!.id
    expect((await masha.get(`/api/lessons/${lesson}/tasks`)).status).toBe(403)
    expect(
      await wordsWhile(async () => {
        await school.guest().get('/api/user/me')
        await school.guest().get(`/api/trainings/${none}`)
        await masha.get(`/api/trainings/${none}`)
        await masha.get(`/api/lessons/${lesson}/tasks`)
        await masha.patch('/api/user/locale', { locale: 'xx' })
        await school.guest().post(`/api/courses/${none}/landing/sample_checks`, {
          response: { kind: 'number', text: '1' },
        })
      }),
    ).toEqual([])
  })

  test('when a token of operations is wrong', async () => {
    const OPERATIONS_TOKEN = 'a-token-of-those-who-run-the-school'
    const process = await processWith({ OPERATIONS_TOKEN })
    const ask = (authorization?: string) =>
      process.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    const events = await securityEventsDuring(async () => {
      await ask()
      await ask(`Bearer ${OPERATIONS_TOKEN}`)
      expect((await ask('Bearer guessed-by-somebody')).statusCode).toBe(401)
    })
    expect(events).toMatchObject([
      { event: 'authz_fail', reason: 'token_wrong', userId: null, route: '/metrics', method: 'GET' },
    ])
  })
})

describe('an exceeded limit is logged once per window', () => {
  test('of all calls of a minute, with the person whose cookie it is', async () => {
    const eager = masha.at(await processWith({ REQUESTS_PER_MINUTE: '5' }))
    const events = await securityEventsDuring(() => times(9, () => eager.get('/api/user/me')))
    expect(events).toMatchObject([
      { event: 'excess_rate_limit_exceeded', reason: 'calls', userId: masha.id, route: '/api/user/me' },
    ])
  })

  test('of an endpoint', async () => {
    const eager = masha.at(await processWith({}))
    const ask = () =>
      eager.post(`/api/olympiad_participations/${none}/clarifications`, { taskId: null, text: 'Можно ли?' })
    const words = await wordsWhile(() => times(9, ask))
    expect(words.filter((word) => !word.startsWith('authz_fail'))).toEqual([
      'excess_rate_limit_exceeded endpoint',
    ])
  })

  test('of things that are not there, tried one after another', async () => {
    const eager = masha.at(await processWith({}))
    expect(await wordsWhile(() => times(60, () => eager.get(`/api/trainings/${none}`)))).toEqual([])
    expect(await wordsWhile(() => times(9, () => eager.get(`/api/trainings/${none}`)))).toEqual([
      'malicious_excess_404 null',
    ])
  })
})

test('a token of operations can’t be guessed more often than anything else', async () => {
  const process = await processWith({ REQUESTS_PER_MINUTE: '5', OPERATIONS_TOKEN: 'x'.repeat(20) })
  const guess = async () =>
    (await process.inject({ url: '/metrics', headers: { authorization: 'Bearer guessed' } })).statusCode
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push(await guess())
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})
