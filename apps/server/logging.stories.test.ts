import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leaksIn, LogOfStories, logOfStories, openTestSchool, type TestSchool } from './testing/index.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

/** What was logged while this happened. */
async function logged(happening: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const { tail } = logOfStories()!
  tail.length = 0
  await happening()
  return tail.map((line) => JSON.parse(line))
}

describe('the log', () => {
  test('has the place and the code of a failed statement, and nothing of its values', async () => {
    const masha = await school.person('Маша Миронова')
    await school.rows('alter table users rename to users_away')
    const lines = await logged(async () => {
      const user = { email: 'masha@belogorsk.example', password: 'береги-честь-1836' }
      expect((await school.guest().post('/user/login', { user })).status).toBe(500)
      expect(
        (await masha.patch('/api/user/profile', { first_name: 'Марья', last_name: 'Гринёва' })).status,
      ).toBe(500)
    }).finally(() => school.rows('alter table users_away rename to users'))
    const failed = lines.filter(({ msg }) => msg === 'unexpected error')
    expect(failed.length).toBeGreaterThan(0)
    for (const { err } of failed) {
      expect(err).toMatchObject({ code: '42P01', stack: expect.stringMatching(/^ +at .+:\d+:\d+/) })
      expect(Object.keys(err as object)).not.toEqual(expect.arrayContaining(['message']))
    }
    expect(JSON.stringify(lines)).not.toMatch(/belogorsk|береги|Гринёва|params|Failed query/)
  })

  test('of security is searched as well', async () => {
    const entries = await logged(() =>
      school.guest().delete('/user/log_out', { headers: { 'x-csrf-token': '' } }),
    )
    expect(entries.filter(({ log }) => log === 'security')).toHaveLength(1)
  })

  test('knows an address by its route and the numbers in it, without what was looked for', async () => {
    const id = await school.idOf('trainings', 'percent-warm-up')
    const lines = await logged(async () => {
      await school.guest().get(`/api/trainings/${id}?utm=savelich@belogorsk.example`)
      await school.guest().get('/api/trainings?q[title_cont]=%D0%93%D1%80%D0%B8%D0%BD%D1%91%D0%B2')
      await school.guest().get('/school_classes/invites/SECRET-CODE?x=1')
    })
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ route, ids }) => [route, ids])).toEqual([
      ['/api/trainings/:trainingId', { trainingId: String(id) }],
      ['/api/trainings', undefined],
      ['none', undefined],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/savelich|%D0|SECRET-CODE|url/)
  })
})

describe('what watches the log of all stories', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'smekalka-leaks-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['an e-mail', { msg: 'welcome masha@belogorsk.example' }],
    ['a name', { user: 'Гринёв Пётр' }],
    ['a phone', { to: '+7 912 345-67-89' }],
    ['a network address', { source: '203.0.113.7' }],
    ['a network address of IPv6', { source: '2001:db8:1:2::7' }],
    ['a query', { url: '/api/search?q=x' }],
    ['parameters', { err: { message: 'Failed query: insert … params: 1' } }],
    ['a hash', { value: '$scrypt$ln=15,r=8$c2FsdA' }],
    ['a token', { cookie: 'Zk3vQ0w9Zk3vQ0w9Zk3vQ0w9Zk3vQ0w9Zk3vQ0w9' }],
    ['an answer', { msg: 'could not read 12 sheep + 7' }],
  ])('finds %s in a line', (_what, line) => {
    const log = new LogOfStories(folder)
    log.keepSecret({ response: { kind: 'text', text: '12 sheep + 7' } })
    log.write(`${JSON.stringify({ level: 50, reqId: crypto.randomUUID(), ...line })}\n`)
    expect(leaksIn(folder)).toHaveLength(1)
  })

  test('finds nothing in what the server says of a failure', () => {
    const log = new LogOfStories(folder)
    log.keepSecret({ response: { kind: 'text', text: '12 sheep + 7' } })
    const fault = { name: 'error', code: '23505', table: 'users', constraint: 'users_proved_email' }
    log.write(
      `${JSON.stringify({ log: 'security', event: 'authz_fail', session: 'Zk3vQ0w9Zk3v', source: 'Zk3vQ0w9Zk3vQ0w9', ids: { id: '7' } })}\n`,
    )
    log.write(
      `${JSON.stringify({ level: 50, msg: 'job failed', job: 'a', subject: crypto.randomUUID(), fault })}\n`,
    )
    expect(leaksIn(folder)).toEqual([])
  })
})
