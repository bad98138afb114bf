/** @module-tag embedded */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { type Database, openServer } from '@school/db'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Metrics, openTestSchool, type Person, type Reply, type TestSchool } from './testing/index.ts'

/** A proxy to the database, which may be frozen or cut. */
class Wire {
  readonly #sockets = new Set<Socket>()
  #isSilent = false
  #isCut = false
  readonly #server

  constructor(to: URL) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy()
      const far = connect(Number(to.port || 5432), to.hostname)
      for (const [from, onto] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from)
        from.on('error', () => {})
        from.on('close', () => onto.destroy())
        from.pipe(onto)
        if (this.#isSilent) from.pause()
      }
    })
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return (this.#server.address() as AddressInfo).port
  }
  /** Connections stay open and get no data. */
  freeze(): void {
    this.#isSilent = true
    for (const socket of this.#sockets) socket.pause()
  }
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }
  mend(): void {
    this.#isSilent = this.#isCut = false
    for (const socket of this.#sockets) socket.resume()
  }
  close(): void {
    this.cut()
    this.#server.close()
  }
}

const adminUrl = process.env['TEST_DATABASE_URL']

describe.runIf(adminUrl)('a database that does not answer', () => {
  let school: TestSchool
  let wire: Wire
  let database: Database
  let app: FastifyInstance
  let masha: Person

  beforeAll(async () => {
    school = await openTestSchool()
    masha = await school.person('Маша Миронова')
    const url = new URL(adminUrl!)
    wire = new Wire(new URL(url))
    const [{ name } = { name: '' }] = await school.rows<{ name: string }>('select current_database() as name')
    url.port = String(await wire.open())
    url.hostname = '127.0.0.1'
    url.pathname = `/${name}`
    const limits = { connectMs: 1500, lockMs: 300, statementMs: 1500, idleMs: 5000 }
    database = openServer({ connectionString: url.href, max: 6 }, limits)
    const settings = { LIMIT_MULTIPLIER: '100000', REQUESTS_PER_MINUTE: '1000000' }
    app = await school.process(settings, { database, hasPages: true })
  })
  afterAll(async () => {
    await app.close()
    wire.close()
    await database.close()
  })

  const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } })
  const expectUnavailable = (reply: Awaited<ReturnType<typeof get>>) => {
    expect([reply.statusCode, reply.headers['x-error-code']]).toEqual([503, 'unavailable'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.json().error).toMatch(/^Школа сейчас не успевает ответить/)
  }
  /** Are wanted now more than ever. */
  const expectMetrics = async () => {
    const began = performance.now()
    const { statusCode, body } = await get('/metrics')
    expect(statusCode).toBe(200)
    // Each part of them is given up after a second; the rest is for a busy machine.
    expect(performance.now() - began).toBeLessThan(8000)
    const metrics = new Metrics(body)
    expect(metrics.find('school_part_up').map(({ labels, value }) => [labels['part'], value])).toEqual([
      ['database', 0],
      ['disk', 1],
      ['jobs', 0],
    ])
    expect(metrics.sum('school_figures_up')).toBe(0)
    expect(metrics.find('school_sessions_alive')).toEqual([])
    expect(metrics.sum('school_unavailable_total', { route: '/api/trainings' })).toBeGreaterThanOrEqual(20)
    expect(metrics.sum('school_database_pool_limit', { pool: 'ordinary' })).toBe(6)
  }
  const pageOf = (url: string, person: Person) => person.at(app).get(url)
  /** A page of the school that shows the failure and a button to retry. */
  const expectUnavailablePage = (page: Reply) => {
    expect(page.status).toBe(503)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['cache-control']).toBe('no-store')
    const words = page.text.replace(/<script.*?<\/script>/gs, '').replaceAll('\u00a0', ' ')
    expect(words).toMatch(/<h1[^>]*>Школа сейчас перегружена</)
    expect(words).toContain('через минуту')
    expect(words).toMatch(/<button[^>]*>.*Повторить/)
    expect(words, 'the shell is there').toContain('<header')
    expect(words, 'it is not a fault of ours').not.toMatch(/Код ошибки|Упс/)
  }
  const expectUnavailablePages = async () => {
    for (const url of ['/dashboard', '/catalog/olympiads']) {
      const page = await pageOf(url, masha)
      expectUnavailablePage(page)
      expect(page.text, 'the user is unknown').not.toContain('data-signed-in')
      expect(page.text, 'the page does not claim that the user was signed out').not.toContain('Войти')
    }
    const forGuest = await pageOf(`/catalog/olympiads?again=${Math.random()}`, school.guest())
    expectUnavailablePage(forGuest)
    expect(forGuest.text).toContain('Войти')
    const map = await pageOf('/sitemap.xml', school.guest())
    expect([map.status, Number(map.headers['retry-after']) > 0]).toEqual([503, true])
  }
  const status = async () => (await get('/api/trainings')).statusCode
  const patience = { timeout: 20_000 }

  test('because somebody has locked a table, refuses those who need it for now, serves the others, and everybody afterwards', async () => {
    const stranger = await school.database.pool.connect()
    try {
      await stranger.query('begin')
      await stranger.query('lock table trainings in access exclusive mode')
      const replies = await Promise.all(Array.from({ length: 60 }, () => get('/api/trainings')))
      for (const reply of replies) expectUnavailable(reply)
      const page = await pageOf('/catalog/trainings', masha)
      expectUnavailablePage(page)
      expect(page.text, 'who is here is known all the same').toContain('data-signed-in="yes"')
      expectUnavailablePage(await pageOf('/catalog/trainings', school.guest()))
      // No transaction is left behind that would block others.
      expect((await get('/api/catalog/courses')).statusCode).toBe(200)
      await stranger.query('rollback')
      expect((await get('/api/trainings')).statusCode).toBe(200)
      const afterwards = await pageOf('/catalog/trainings', school.guest())
      expect([afterwards.status, afterwards.headers['retry-after']]).toEqual([200, undefined])
    } finally {
      stranger.release(true)
    }
  }, 90_000)

  test('because it is frozen fails requests in time, and serves when it is back', async () => {
    wire.freeze()
    for (const reply of await Promise.all(Array.from({ length: 20 }, () => get('/api/trainings'))))
      expectUnavailable(reply)
    await expectMetrics()
    await expectUnavailablePages()
    wire.mend()
    await expect.poll(status, patience).toBe(200)
  }, 90_000)

  test('because it is unreachable, and serves without a restart when it is back', async () => {
    wire.cut()
    for (const reply of await Promise.all(Array.from({ length: 20 }, () => get('/api/trainings'))))
      expectUnavailable(reply)
    await expectMetrics()
    await expectUnavailablePages()
    wire.mend()
    await expect.poll(status, patience).toBe(200)
  }, 90_000)
})
