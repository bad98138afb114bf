import { sessionCookie } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasRedis, OwnRedis } from './testing/redis.ts'
import { openTestSchool, type Person, type Reply, type TestSchool } from './testing/index.ts'

let school: TestSchool
const open: FastifyInstance[] = []
beforeEach(async () => {
  school = await openTestSchool()
})
afterEach(() => Promise.all(open.splice(0).map((process) => process.close())))

/** A process that lets everybody call twelve times a minute. */
async function processWith(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const process = await school.process({ REQUESTS_PER_MINUTE: '12', ...settings })
  open.push(process)
  return process
}

const me = '/api/user/me'
const school1 = '203.0.113.5'

async function times(count: number, call: (i: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let i = 0; i < count; i++) replies.push(await call(i))
  return replies
}
const passed = (replies: readonly Reply[]): number => replies.filter(({ status }) => status !== 429).length
const passedOf = async (count: number, call: (i: number) => Promise<Reply>) =>
  passed(await times(count, call))

describe('calls of a minute are counted', () => {
  test('by address for everybody without a session, and the refusal says when to come again', async () => {
    const process = await processWith()
    const replies = await times(15, () => school.guest().at(process, school1).get('/api/catalog/courses'))
    expect(passed(replies)).toBe(12)
    const refused = replies.at(-1)!
    expect(refused.body).toEqual({ error: expect.stringContaining('Слишком много запросов') })
    expect(refused.headers).toMatchObject({ 'x-error-code': 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await school.guest().at(process, '203.0.113.6').get('/api/catalog/courses')).status).toBe(200)
  })

  test('made-up sessions are not new callers, be they unsigned or in the name of another', async () => {
    const process = await processWith()
    const pupil = await school.person('Мария Миронова')
    const [token] = pupil.cookie.split('=')[1]!.split('.')
    const made = (i: number) =>
      [`made-up-${i}`, `made-up-${i}.${pupil.id}.${'я'.repeat(22)}`, `${token}.${i}.x`][i % 3]!
    const cookieOf = (i: number) => ({
      headers: { cookie: `${sessionCookie}=${encodeURIComponent(made(i))}` },
    })
    expect(await passedOf(30, (i) => school.guest().at(process, school1).get(me, cookieOf(i)))).toBe(12)
    expect(await passedOf(15, () => pupil.at(process, school1).get(me))).toBe(12)
  })

  test('by person for those who have signed in: a class behind one address is many, one in two places is one', async () => {
    const process = await processWith()
    const names = ['Пётр Гринёв', 'Алексей Швабрин', 'Мария Миронова']
    const pupils = await Promise.all(names.map((name) => school.person(name)))
    for (const pupil of pupils) expect(await passedOf(12, () => pupil.at(process, school1).get(me))).toBe(12)
    expect((await pupils[0]!.at(process, '198.51.100.1').get(me)).status).toBe(429)
    expect((await school.guest().at(process, school1).get(me)).status).not.toBe(429)
  })

  test('by address for accounts that were begun without a form, however many there are; by person from the moment of signing up', async () => {
    const process = await processWith({ REQUESTS_PER_MINUTE: '30' })
    const there = '203.0.113.77'
    const begun = [school.guest(), school.guest(), school.guest()].map((one) => one.at(process, there))
    for (const one of begun) {
      const reply = await one.post('/api/auto_registration', {
        type: 'agent',
        recaptcha_token: await one.captcha(),
      })
      expect(reply.status, reply.text).toBe(200)
    }
    const counts = []
    for (const one of begun) counts.push(await passedOf(30, () => one.get(me)))
    // The calls of the accounts and of the guest who has made them share one budget.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(30)
    expect((await begun[2]!.get(me)).status).toBe(429)
    expect((await begun[0]!.at(process, '203.0.113.78').get(me)).status).toBe(200)
  })

  test('the balancer is answered however many requests its address sends', async () => {
    const process = await processWith()
    expect(await passedOf(20, () => school.guest().at(process).get('/readyz'))).toBe(20)
  })
})

describe('an endpoint with a limit of its own', () => {
  const askJury = (pupil: Person) =>
    pupil.post('/api/olympiad_participations/999999/clarifications', {
      taskId: null,
      text: 'Можно ли считать массу шара известной?',
    })

  test('counts persons: a pupil over the limit does not block others of the school', async () => {
    const process = await processWith({ REQUESTS_PER_MINUTE: '1000' })
    const [eager, quiet] = await Promise.all([school.person('Пётр Гринёв'), school.person('Савельич')])
    expect(await passedOf(8, () => askJury(eager.at(process, school1)))).toBe(6)
    expect((await askJury(quiet.at(process, school1))).status).toBe(404)
  })

  test('counts strangers by address, whatever session they make up', async () => {
    const process = await processWith({ REQUESTS_PER_MINUTE: '1000' })
    const guess = (i: number) =>
      school
        .guest()
        .at(process, school1)
        .get(`/api/certificates/AAAA-${i}/verification`, {
          headers: { cookie: `${sessionCookie}=made-up-${i}` },
        })
    expect(await passedOf(25, guess)).toBe(20)
  })
})

describe('behind a proxy', () => {
  const from = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded } })

  test('no proxy is trusted by default', async () => {
    const process = await processWith()
    expect(
      await passedOf(15, (i) =>
        school
          .guest()
          .at(process)
          .get(me, from(`198.51.100.${i}`)),
      ),
    ).toBe(12)
  })

  test.each([
    ['one proxy', '1', '127.0.0.1'],
    ['a proxy of a network', '10.0.0.0/8,127.0.0.1', '10.1.2.3'],
  ])(
    'of %s the address it has seen is believed, not what the visitor wrote before it',
    async (_, trusted, proxy) => {
      const process = await processWith({ TRUST_PROXY: trusted })
      const call = (i: number) =>
        school
          .guest()
          .at(process, proxy)
          .get(me, from(`198.51.100.${i}, ${school1}`))
      expect(await passedOf(15, call)).toBe(12)
      const neighbour = school.guest().at(process, proxy).get(me, from('203.0.113.77'))
      expect((await neighbour).status).not.toBe(429)
    },
  )

  test('who is not of the trusted networks is not believed', async () => {
    const process = await processWith({ TRUST_PROXY: '10.0.0.0/8' })
    expect(
      await passedOf(15, (i) =>
        school
          .guest()
          .at(process, school1)
          .get(me, from(`198.51.100.${i}`)),
      ),
    ).toBe(12)
  })
})

describe.runIf(hasRedis)('two processes with a Redis', { timeout: 60_000 }, () => {
  let redis: OwnRedis
  beforeEach(async () => {
    redis = await OwnRedis.start()
  })
  afterEach(() => redis.stop())

  test('count together; when it freezes each continues without delay and counts by itself; when it is back, together again', async () => {
    const settings = { REDIS_URL: redis.url, LOG_LEVEL: 'silent' }
    const [one, two] = [await processWith(settings), await processWith(settings)]
    /** How many calls of a new pupil both let through. */
    async function passedByBoth(): Promise<number> {
      const pupil = await school.person('Пётр Гринёв')
      return (
        (await passedOf(15, () => pupil.at(one).get(me))) + (await passedOf(15, () => pupil.at(two).get(me)))
      )
    }
    await vi.waitUntil(async () => (await passedByBoth()) === 12, { timeout: 20_000 })

    const timeOf = async (expected: number) => {
      const began = performance.now()
      expect(await passedByBoth()).toBe(expected)
      return performance.now() - began
    }
    const calm = await timeOf(12)
    redis.freeze()
    // If each of 30 calls waited for its 200 ms.
    expect((await timeOf(24)) - calm).toBeLessThan(6000)

    redis.thaw()
    await vi.waitUntil(async () => (await passedByBoth()) === 12, { timeout: 20_000 })

    await redis.stop()
    expect(await passedByBoth()).toBe(24)
  })
})
