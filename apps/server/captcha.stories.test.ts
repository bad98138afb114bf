import { createServer } from 'node:http'
import { solveCaptcha } from '@school/captcha/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverModules } from './modules.ts'
import { openTestSchool, type Person, type TestSchool, race, together } from './testing/index.ts'

let school: TestSchool
let guest: Person
let other: TestSchool | undefined

beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})
afterEach(async () => {
  await other?.app.close()
  other = undefined
})

const formOf = (email: string, more: object = {}) => ({
  user: { name: 'Гринёв Пётр', email, password: 'zayachiy-tulup', grade_index: 8, ...more },
})
const signUp = (person: Person, recaptcha_token: unknown, email = 'petr@pochta.example', more?: object) =>
  person.post('/user', { recaptcha_token, ...formOf(email, more) })
const minute = 60_000

describe('a form of guests', () => {
  test('is taken with a challenge that was solved', async () => {
    const { body } = await guest.get('/api/captcha')
    expect(body).toMatchObject({ kind: 'work', site_key: null })
    expect((await signUp(guest, await solveCaptcha(body.challenge))).status).toBe(200)
  })

  test('without one is refused at its field, and no account is made', async () => {
    const { challenge } = (await guest.get('/api/captcha')).body
    for (const token of [undefined, '', 'робот', challenge, '{}', 'x'.repeat(3999)]) {
      const { status, body, headers } = await signUp(guest, token ?? '')
      expect([status, headers['x-error-code']]).toEqual([422, 'captcha_wrong'])
      expect(Object.keys(body.errors)).toEqual(['recaptcha_token'])
    }
    expect(await school.rows('select 1 from users')).toEqual([])
  })

  test('is not taken with a solution that was changed, or of a challenge of one’s own making', async () => {
    const token = JSON.parse(atob(await guest.captcha()))
    const changed = (change: (solved: typeof token) => void) => {
      const copy = structuredClone(token)
      change(copy)
      return btoa(JSON.stringify(copy))
    }
    const forged = [
      changed(({ solution }) => (solution.derivedKey = '00'.repeat(32))),
      changed(({ challenge }) => (challenge.parameters.data.until += 60 * minute)),
      changed(({ challenge }) => (challenge.parameters.cost = 1_000_000_000)),
      changed(({ challenge }) => delete challenge.signature),
      changed(({ challenge }) => (challenge.signature = challenge.signature.toUpperCase())),
      changed(({ challenge }) => (challenge.parameters.extra = 1)),
    ]
    for (const one of forged) expect((await signUp(guest, one)).status).toBe(422)
    expect((await signUp(guest, btoa(JSON.stringify(token)))).status).toBe(200)
  })

  test('is not taken twenty minutes later', async () => {
    const token = await guest.captcha()
    school.at(new Date(school.now.getTime() + 20 * minute))
    expect((await signUp(guest, token)).headers['x-error-code']).toBe('captcha_wrong')
  })
})

describe('one solution', () => {
  test('registers one person: a repeat is let through, somebody else is not', async () => {
    const token = await guest.captcha()
    expect((await signUp(guest, token)).status).toBe(200)
    expect((await signUp(school.guest(), token)).status).toBe(200)
    const second = await signUp(school.guest(), token, 'shvabrin@pochta.example')
    expect(second.headers['x-error-code']).toBe('captcha_wrong')
    expect(await school.rows('select email from users')).toEqual([{ email: 'petr@pochta.example' }])
  })

  race('used for two at once registers one of them', async () => {
    const token = await guest.captcha()
    const replies = await together(
      school,
      ['petr@pochta.example', 'shvabrin@pochta.example'].map(
        (email) => () => signUp(school.guest(), token, email),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await school.rows('select 1 from users')).toHaveLength(1)
  })

  test('serves a form that was filled in wrong, five times and no more', async () => {
    other = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const person = other.guest()
    const token = await person.captcha()
    const codes = []
    for (let i = 0; i < 6; i++)
      codes.push(
        (await signUp(person, token, 'petr@pochta.example', { grade_index: null })).headers['x-error-code'],
      )
    expect(codes).toEqual([...Array<string>(5).fill('grade_required'), 'captcha_wrong'])
  })

  test('is good for another process, and while a secret is being replaced', async () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
    const old = await school.reopened({ SECRET: first })
    const token = await old.guest().captcha()
    await old.app.close()
    other = await school.reopened({ SECRET: second, SECRET_PREVIOUS: first })
    expect((await signUp(other.guest(), token)).status).toBe(200)
  })

  test('is forgotten when it could not be used again', async () => {
    await signUp(guest, await guest.captcha())
    const forget = serverModules
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'forget-spent-captchas')
    expect(await school.rows('select 1 from spent_captchas')).not.toEqual([])
    school.at(new Date(school.now.getTime() + 21 * minute))
    await school.jobQueue.run(forget!)
    expect(await school.rows('select 1 from spent_captchas')).toEqual([])
  })
})

describe('reCAPTCHA, where it is configured', () => {
  const judging = async (judge: (response: string) => object | null) => {
    const asked: string[] = []
    const google = createServer((request, reply) => {
      let text = ''
      request.on('data', (part) => (text += part))
      request.on('end', () => {
        const form = new URLSearchParams(text)
        asked.push(`${request.url} ${form.get('secret')}`)
        const verdict = judge(form.get('response') ?? '')
        if (!verdict) return void reply.writeHead(500).end('нет')
        reply.end(JSON.stringify(verdict))
      })
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const { port } = google.address() as { port: number }
    other = await school.reopened({
      RECAPTCHA_URL: `http://127.0.0.1:${port}/recaptcha`,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret-key',
    })
    return { asked, close: () => google.close(), person: other.guest() }
  }

  test('gives the page its script and key, and verifies the token', async () => {
    const { asked, close, person } = await judging((response) => ({
      success: response === 'good',
      score: 0.9,
    }))
    expect((await person.get('/api/captcha')).body).toMatchObject({
      kind: 'recaptcha',
      challenge: null,
      site_key: 'site-key',
      script: expect.stringMatching(/\/recaptcha\/api\.js\?render=site-key$/),
    })
    expect((await signUp(person, 'bad')).status).toBe(422)
    expect((await signUp(person, 'good')).status).toBe(200)
    expect(asked).toEqual(Array(2).fill('/recaptcha/api/siteverify secret-key'))
    close()
  })

  test('refuses robots, and asks to retry when it does not answer', async () => {
    const low = await judging((response) => (response === 'away' ? null : { success: true, score: 0.1 }))
    expect((await signUp(low.person, 'robot')).headers['x-error-code']).toBe('captcha_wrong')
    expect((await signUp(low.person, 'away')).status).toBe(503)
    low.close()
  })
})
