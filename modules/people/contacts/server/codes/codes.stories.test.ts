/** @module-tag embedded */
import { endpoint } from '@school/kernel/contract'
import { handleAfter, type ServerModule } from '@school/kernel/server'
import { openOwnSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import * as z from 'zod'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetCodes } from './forget.ts'
import { allowCode, findLink, giveCode, giveLink, recognizeCode, takeCode, takeLink } from './index.ts'

// A module of this test only: anybody gets a code, and a correct code returns the id of its owner.
const common = {
  method: 'POST',
  audience: 'anyone',
  changes: [],
  keepsReply: false,
  summary: 'story',
} as const
const To = z.object({ to: z.string(), userId: z.int().nullable().default(null) })
const ask = endpoint({ ...common, name: 'story.ask', path: '/api/story/asks', body: To, reply: z.null() })
const show = endpoint({
  ...common,
  name: 'story.show',
  path: '/api/story/shows',
  body: z.object({ to: z.string(), code: z.string() }),
  reply: z.object({ userId: z.int() }),
})
const purpose = 'story.proof'
const asking: ServerModule = {
  name: 'story',
  routes: [
    handleAfter(
      ask,
      (ctx, { body }) => allowCode(ctx, { purpose, ...body }),
      async (ctx, _input, wish) => {
        await giveCode(ctx, wish, (code) => ({ text: `Код ${code}` }))
        return null
      },
    ),
    handleAfter(
      show,
      (ctx, { body }) => recognizeCode(ctx, { purpose, ...body }),
      async (ctx, _input, code) => ({ userId: await takeCode(ctx, code) }),
    ),
  ],
}

let own: TestSchool
let school: TestSchool
let masha: Person
let guest: Person
/** A number of the story's own: what is counted by it is remembered by Redis. */
let phone: string

beforeAll(async () => {
  own = await openOwnSchool('codes', [asking])
})
afterAll(() => own[Symbol.asyncDispose]())
beforeEach(async () => {
  await own.forgetPeople()
  school = own
  masha = await school.person('Маша Миронова')
  guest = school.guest()
  phone = `+7900${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
})
afterEach(() => own.at(new Date('2026-11-20T09:00:00Z')))

const minuteMs = 60_000
const later = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * minuteMs))
const askFor = (userId: number | null = masha.id, person = guest) =>
  person.post('/api/story/asks', { to: phone, user_id: userId })
const showCode = (code: string, person = guest) => person.post('/api/story/shows', { to: phone, code })
const sent = () =>
  school.rows<{ to: string; code: string | null; text: string; state: string }>(
    'select "to", code, text, state from outbox_messages order by id',
  )
const lastCode = async () => (await sent()).at(-1)!.code!
const wrongOf = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')
const refusalOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  `${status} ${String(headers['x-error-code'])}`

describe('a one-time code', () => {
  test('has six digits, comes by SMS, and shows once whom it belongs to', async () => {
    expect((await askFor()).status).toBe(204)
    const [message] = await sent()
    expect(message).toMatchObject({ to: phone, state: 'waiting', text: `Код ${message!.code}` })
    expect(message!.code).toMatch(/^\d{6}$/)
    const { status, body } = await showCode(`${message!.code!.slice(0, 3)} ${message!.code!.slice(3)}`)
    expect([status, body]).toEqual([200, { user_id: masha.id }])
    expect(refusalOf(await showCode(message!.code!))).toBe('422 code_expired')
  })

  race('shown twice at once is taken once', async () => {
    await askFor()
    const code = await lastCode()
    const replies = await together(school, [
      () => showCode(code, school.guest()),
      () => showCode(code, school.guest()),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('lives ten minutes', async () => {
    await askFor()
    const code = await lastCode()
    later(10)
    expect(refusalOf(await showCode(code))).toBe('422 code_expired')
  })

  test('is the only one that lives: the one before it fits no more', async () => {
    await askFor()
    const first = await lastCode()
    later(1)
    await askFor()
    const second = await lastCode()
    if (first !== second) expect(refusalOf(await showCode(first))).toBe('422 code_wrong')
    expect((await showCode(second)).status).toBe(200)
  })

  race('is sent once a minute, also when two ask at once', async () => {
    const replies = await together(school, [
      () => askFor(masha.id, school.guest()),
      () => askFor(masha.id, school.guest()),
    ])
    expect(replies.map(refusalOf).toSorted()).toEqual(['204 undefined', '429 code_too_soon'])
    expect(Number(replies.find(({ status }) => status === 429)!.headers['retry-after'])).toBe(60)
    expect(await sent()).toHaveLength(1)
    later(1)
    expect((await askFor()).status).toBe(204)
  })

  test('is stored as a digest only, and so is the number; the plain code is in the message alone', async () => {
    await askFor()
    const code = await lastCode()
    const kept = JSON.stringify(await school.rows('select * from one_time_codes'))
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(phone)
  })

  test('for an unknown address is requested and refused in the same words, and no message leaves', async () => {
    const known = await askFor()
    phone = `${phone}0`
    const unknown = await askFor(null)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await sent()).map(({ to, state, code }) => [to, state, code === null])).toEqual([
      [phone.slice(0, -1), 'waiting', false],
      ['', 'stopped', true],
    ])
    expect(refusalOf(await showCode('123456'))).toBe('422 code_wrong')
  })
})

describe('tries at a code', () => {
  let strict: TestSchool
  beforeEach(async () => {
    // Limits are counted in the memory of this server, without Redis, as in a single process.
    strict = await own.reopened({ LIMIT_MULTIPLIER: '1' }, [asking])
    school = strict
    guest = strict.guest()
  })
  afterEach(() => strict.app.close())

  test('are five: after them even the right one is refused, and a new code is needed', async () => {
    await askFor()
    const code = await lastCode()
    const wrong = []
    for (let i = 1; i <= 5; i++) wrong.push(refusalOf(await showCode(wrongOf(code, i))))
    expect(wrong).toEqual(Array<string>(5).fill('422 code_wrong'))
    expect(refusalOf(await showCode(code))).toBe('422 too_many_tries')
    later(1)
    await askFor()
    expect((await showCode(await lastCode())).status).toBe(200)
  })

  test('that come at once are counted one by one', async () => {
    await askFor()
    const code = await lastCode()
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => showCode(wrongOf(code, i + 1), strict.guest())),
    )
    expect(replies.map(refusalOf).filter((outcome) => outcome === '422 code_wrong')).toHaveLength(5)
  })

  test('from an address with a hundred wrong codes: a right code is accepted, a wrong one is refused because of the address', async () => {
    const own = phone
    await askFor()
    const code = await lastCode()
    for (let i = 0; i < 21; i++) {
      phone = `+7900${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
      await askFor(null, strict.guest())
      for (let n = 0; n < 5; n++) await showCode(String(100_000 + n), strict.guest())
    }
    phone = own
    expect(refusalOf(await showCode(wrongOf(code), strict.guest()))).toBe('429 code_guesses')
    expect((await showCode(code, strict.guest())).status).toBe(200)
  })

  test('at a code for an unknown address are limited in the same way', async () => {
    await askFor(null)
    const outcomes = []
    for (let i = 0; i < 6; i++) outcomes.push(refusalOf(await showCode(String(100_000 + i))))
    expect(outcomes).toEqual([...Array<string>(5).fill('422 code_wrong'), '422 too_many_tries'])
  })

  test('a number gets five codes in a day from strangers', async () => {
    const outcomes = []
    for (let i = 0; i < 6; i++) {
      outcomes.push(refusalOf(await askFor()))
      later(1)
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('204 undefined'), '429 too_many_codes'])
  })
})

describe('a link that opens once', () => {
  const unit = () => ({ sql: own.database.pool, now: own.now })
  const refusal = async (looking: Promise<unknown>) => {
    try {
      return await looking
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  test('returns its user and subject, and is refused as used afterwards', async () => {
    const { token } = await giveLink(unit(), { purpose, userId: masha.id, subject: 'masha@pochta.example' })
    const open = { userId: masha.id, subject: 'masha@pochta.example' }
    expect(await findLink(unit(), purpose, token)).toEqual(open)
    const [one, other] = await Promise.all([
      refusal(takeLink(unit(), purpose, token)),
      refusal(takeLink(unit(), purpose, token)),
    ])
    expect([one, other]).toEqual(expect.arrayContaining([open, 'link_used']))
    expect(await refusal(findLink(unit(), purpose, token))).toBe('link_used')
  })

  test('lives 72 hours, gives way to a newer one, and opens nothing else', async () => {
    const { token: first } = await giveLink(unit(), { purpose, userId: masha.id })
    const { token } = await giveLink(unit(), { purpose, userId: masha.id })
    expect(await refusal(takeLink(unit(), purpose, first))).toBe('link_replaced')
    expect(await refusal(takeLink(unit(), 'story.other', token))).toBe('link_unknown')
    expect(await refusal(takeLink(unit(), purpose, 'made-up'))).toBe('link_unknown')
    later(72 * 60)
    expect(await refusal(takeLink(unit(), purpose, token))).toBe('link_expired')
  })

  test('is kept as a digest, and forgotten a month after its end', async () => {
    const { token } = await giveLink(unit(), { purpose, userId: masha.id })
    await askFor()
    expect(JSON.stringify(await own.rows('select * from one_time_links'))).not.toContain(token)
    later(33 * 24 * 60)
    await own.jobQueue.run(forgetCodes)
    expect(await own.rows('select 1 from one_time_links union all select 1 from one_time_codes')).toEqual([])
  })
})
