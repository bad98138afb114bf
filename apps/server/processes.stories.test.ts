import { Agent, get } from 'node:http'
import { createTestDatabase, dropDatabase } from '@school/db/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Metrics } from './testing/metrics.ts'
import { NetworkVisitor } from './testing/network-visitor.ts'
import { freePort } from '../../tools/free-port.ts'
import { ServerProcess, temporaryFolder } from './testing/process.ts'

const adminUrl = process.env['TEST_DATABASE_URL']
const redisUrl = process.env['TEST_REDIS_URL']

// Several processes need a real PostgreSQL and Redis; the embedded database has one process by nature.
describe.runIf(adminUrl && redisUrl)(
  'two processes on one PostgreSQL and Redis',
  { timeout: 240_000 },
  () => {
    const name = `smekalka_processes_${process.pid}`
    let server: ServerProcess
    const operationsToken = 'token-of-both-processes'
    const readMetrics = async () => {
      const headers = { authorization: `Bearer ${operationsToken}`, connection: 'close' }
      const response = await fetch(`${server.url}/metrics`, { headers })
      expect(response.status).toBe(200)
      return new Metrics(await response.text())
    }
    const calls = (metrics: Metrics) =>
      metrics.sum('http_request_duration_seconds_count', { route: '/api/csrf_token' }) ?? 0

    beforeAll(async () => {
      const DATABASE_URL = await createTestDatabase(adminUrl!, name)
      server = new ServerProcess(
        await freePort(),
        {
          DATABASE_URL,
          REDIS_URL: redisUrl!,
          DATA_DIR: temporaryFolder(),
          REQUESTS_PER_MINUTE: '300',
          TRUST_PROXY: '1',
          DRAIN_SECONDS: '2',
          OPERATIONS_TOKEN: operationsToken,
        },
        ['--processes', '2'],
      )
      await server.ready()
      // One of them has answered; requests come to both.
      const isReady = async () => (await fetch(`${server.url}/readyz`)).ok
      const areReady = async () => (await Promise.all(Array.from({ length: 20 }, isReady))).every(Boolean)
      await vi.waitUntil(areReady, { timeout: 120_000, interval: 200 })
    }, 300_000)
    afterAll(async () => {
      await server?.stop()
      await dropDatabase(adminUrl!, name)
    })

    test('a session opened in one is known in the other', async () => {
      const visitor = new NetworkVisitor(server.url)
      expect((await visitor.signIn('pupil@smekalka.example')).status).toBe(200)
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => (await visitor.fetch('/api/user/me')).status),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
    })

    test('the same mutation sent to both at once is done once', async () => {
      const visitor = new NetworkVisitor(server.url)
      await visitor.signIn('newcomer@smekalka.example')
      const [course] = (await (await visitor.fetch('/api/catalog/courses')).json()) as { id: number }[]
      const { lessons } = (await (await visitor.fetch(`/api/courses/${course!.id}`)).json()) as {
        lessons: { id: number }[]
      }
      const begun = await visitor.send('POST', `/api/lessons/${lessons[0]!.id}/starts`)
      const { attempt } = (await begun.json()) as { attempt: { id: number; tasks: { id: number }[] } }
      const hint = `/api/attempts/${attempt.id}/tasks/${attempt.tasks[0]!.id}/fails`
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => visitor.send('POST', hint, undefined, 'given up once')),
      )
      const bodies = await Promise.all(replies.map((r) => r.text()))
      expect(replies.map((r) => r.status)).toEqual(Array(8).fill(200))
      expect(new Set(bodies).size).toBe(1)
    })

    test('an event announced in one is handled once', async () => {
      const visitor = new NetworkVisitor(server.url)
      const email = 'two-processes@pochta.example'
      await visitor.send('POST', '/user', {
        recaptcha_token: await visitor.captcha(),
        user: { name: 'Зурин Иван', email, password: 'belogorskaya', grade_index: 9 },
      })
      const letters = async () =>
        ((await (await visitor.fetch('/dev/outbox.json')).json()) as { to: string; subject: string }[])
          .filter(({ to }) => to === email)
          .map(({ subject }) => subject)
          .toSorted()
      const each = ['Добро пожаловать!', 'Подтверждение почты']
      await expect.poll(letters, { timeout: 15_000 }).toEqual(each)
    })

    test('each of them returns the metrics of both, with the token only', async () => {
      expect(await server.status('/metrics')).toBe(401)
      const before = calls(await readMetrics())
      const visitor = new NetworkVisitor(server.url)
      await Promise.all(Array.from({ length: 20 }, () => visitor.fetch('/api/csrf_token')))
      for (let i = 0; i < 6; i++) {
        const metrics = await readMetrics()
        expect(calls(metrics)).toBe(before + 20)
        expect(metrics.sum('school_processes')).toBe(2)
        expect(metrics.sum('school_database_pool_limit', { pool: 'ordinary' })).toBe(20)
        // Metrics that both would report alike are reported once.
        expect(metrics.find('school_part_up', { part: 'redis' })).toMatchObject([{ value: 1 }])
        expect(metrics.find('school_sessions_alive')).toHaveLength(1)
      }
    })

    test('both are replaced in turn under load, without a failed request', async () => {
      const agent = new Agent({ keepAlive: true })
      const statuses = new Map<number | string, number>()
      let sent = 0
      let isOver = false
      /** A visitor of its own, so that no limit is met, on a connection that is kept. */
      const visit = () =>
        new Promise<void>((resolve) => {
          const count = (what: number | string) => {
            statuses.set(what, (statuses.get(what) ?? 0) + 1)
            // The connection is free by then and taken again: one left idle may be closed at any time.
            setImmediate(resolve)
          }
          const headers = { 'x-forwarded-for': `203.0.113.${sent++ % 250}` }
          get(`${server.url}/api/catalog/courses?q[grade_eq]=7`, { agent, headers }, (response) =>
            response.resume().once('end', () => count(response.statusCode!)),
          ).once('error', ({ message }) => count(message))
        })
      const load = Array.from({ length: 6 }, async () => {
        while (!isOver) await visit()
      })
      const before = calls(await readMetrics())
      server.kill('SIGHUP')
      await vi.waitUntil(() => /Процессы заменены/.test(server.output), { timeout: 220_000 })
      isOver = true
      await Promise.all(load)
      agent.destroy()
      expect([...statuses.keys()]).toEqual([200])
      expect(server.hasEnded).toBe(false)
      const metrics = await readMetrics()
      expect(calls(metrics), 'what was counted stays counted').toBeGreaterThanOrEqual(before)
      expect(metrics.sum('school_processes')).toBe(2)
    })

    test('one that falls while it starts is started again', async () => {
      // A connection that was given to the killed process gets no answer.
      const processesPart = async () => {
        const signal = AbortSignal.timeout(3000)
        const response = await fetch(`${server.url}/readyz`, { headers: { connection: 'close' }, signal })
        return ((await response.json()) as { parts?: { processes?: string } }).parts?.processes
      }
      await expect.poll(processesPart, { timeout: 20_000 }).toBe('ok')
      const [fallen, other] = server.children()
      process.kill(fallen!, 'SIGKILL')
      const starting = () => server.children().find((pid) => pid !== fallen && pid !== other)
      const second = await vi.waitUntil(starting, { timeout: 20_000, interval: 20 })
      process.kill(second, 'SIGKILL')
      await expect.poll(processesPart, { timeout: 20_000 }).toBe('failing')
      await expect.poll(processesPart, { timeout: 90_000 }).toBe('ok')
      expect(server.children()).toHaveLength(2)
    })

    test('the limit of requests is counted for both together', async () => {
      const visitor = new NetworkVisitor(server.url)
      await visitor.signIn('graduate@smekalka.example')
      const statuses: number[] = []
      for (let batch = 0; batch < 16; batch++) {
        const replies = await Promise.all(Array.from({ length: 25 }, () => visitor.fetch('/api/user/me')))
        statuses.push(...replies.map((r) => r.status))
      }
      const passed = statuses.filter((s) => s === 200).length
      expect(statuses.filter((s) => s === 429).length).toBeGreaterThan(0)
      expect(passed).toBeLessThanOrEqual(300)
      expect(passed).toBeGreaterThan(200)
    })
  },
)
