import { hashPassword } from '@school/accounts/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Metrics, openTestSchool, type Person, type TestSchool } from '../testing/index.ts'

let school: TestSchool
let app: FastifyInstance
let masha: Person

beforeAll(async () => {
  school = await openTestSchool()
  app = await school.process({ LIMIT_MULTIPLIER: '1000', PAGE_CACHE_SECONDS: '30' }, { hasPages: true })
}, 120_000)
beforeEach(async () => {
  school = await openTestSchool()
  masha = (await school.person('Маша Миронова')).at(app)
})
afterAll(() => app.close())

const guest = () => school.guest().at(app)
const read = async (): Promise<Metrics> => {
  const { status, text } = await guest().get('/metrics')
  expect(status).toBe(200)
  return new Metrics(text)
}

test('pages are measured by the page of the catalogue, and an address is never a label', async () => {
  const count = async (page: string, status = '2xx') =>
    (await read()).sum('school_page_render_seconds_count', { app: 'site', page, status }) ?? 0
  const page = '/courses/:course_id'
  expect(await count(page)).toBe(0)
  const course = await school.rows<{ id: number }>('select id from courses order by id limit 2')
  for (const { id } of course) await masha.get(`/courses/${id}`)
  expect(await count(page)).toBe(2)
  for (const url of [
    '/catalog/courses',
    '/catalog/courses',
    '/dashboard/progress',
    '/no/such/17',
    '/no/such/18?q=x',
  ])
    await masha.get(url)
  expect(await count('/catalog/courses')).toBe(2)
  expect(await count('/dashboard/progress')).toBe(1)
  expect(await count('/:info_materials_pages', '4xx')).toBe(2)
  await guest().get('/')
  await guest().get('/')
  expect(await count('/'), 'a page that was kept is not rendered').toBe(1)
  const portal = { host: 'portal.localhost' }
  await guest().get('/', { headers: portal })
  expect((await read()).sum('school_page_render_seconds_count', { app: 'portal', page: '/' })).toBe(1)
  const labels = (await read()).samples.flatMap((sample) => Object.values(sample.labels))
  expect(labels.filter((value) => /such|17|q=/.test(value))).toEqual([])
})

test('sessions are counted while they open something', async () => {
  const alive = async () => (await read()).sum('school_sessions_alive')
  expect(await alive()).toBe(1)
  const grinev = await school.person('Пётр Гринёв')
  expect(await alive()).toBe(2)
  await grinev.delete('/user/log_out')
  expect(await alive()).toBe(1)
  school.at(new Date(school.now.getTime() + 22 * 24 * 3600_000))
  expect(await alive()).toBe(0)
})

test('what waits in a queue is counted, with its age; what is not due yet is not', async () => {
  const queue = 'event.accounts.user_signed_up.welcome'
  const user = { name: 'Зурин Иван', password: 'belogorskaya', grade_index: 9 }
  await guest().post('/user', { user: { ...user, email: 'zurin@pochta.example' } })
  const [waiting] = (await read()).find('school_job_queue_waiting', { queue })
  expect(waiting?.value).toBe(1)
  await school.rows(`update pgboss.job set start_after = now() - interval '10 minutes' where name = $1`, [
    queue,
  ])
  expect((await read()).sum('school_job_queue_oldest_seconds', { queue })).toBeCloseTo(600, -1)
  await school.rows(`update pgboss.job set start_after = now() + interval '10 minutes' where name = $1`, [
    queue,
  ])
  const later = await read()
  expect(later.sum('school_job_queue_waiting', { queue })).toBe(0)
  expect(later.sum('school_job_queue_oldest_seconds', { queue })).toBe(0)
})

test('what was given up after all tries is counted by its queue', async () => {
  const queue = 'event.accounts.user_signed_up.welcome'
  // The queue does it once a minute.
  await school.rows('update pgboss.queue set failed_count = 3, active_count = 2 where name = $1', [queue])
  const metrics = await read()
  expect(metrics.sum('school_job_queue_failed', { queue })).toBe(3)
  expect(metrics.sum('school_job_queue_active', { queue })).toBe(2)
  await school.rows('update pgboss.queue set failed_count = 0, active_count = 0')
})

test('refusals for too many calls are counted by route and code', async () => {
  const strict = await school.process({ REQUESTS_PER_MINUTE: '2' })
  try {
    for (let i = 0; i < 5; i++) await guest().at(strict).get('/api/csrf_token')
    const metrics = new Metrics((await strict.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).body)
    expect(metrics.find('school_limit_hits_total')).toEqual([
      {
        name: 'school_limit_hits_total',
        labels: { route: '/api/csrf_token', code: 'too_many_requests' },
        value: 3,
      },
    ])
  } finally {
    await strict.close()
  }
})

test('those who wait for their password to be checked are seen', async () => {
  const wave = Promise.all(Array.from({ length: 40 }, () => hashPassword('kapitanskaya')))
  const metrics = await read()
  expect(metrics.sum('school_hashing_waiting')).toBeGreaterThan(0)
  expect(metrics.sum('school_hashing_active')).toBeGreaterThan(0)
  await wave
  expect((await read()).sum('school_hashing_waiting')).toBe(0)
})

test('the pools of the database, the event loop and the parts are reported', async () => {
  const metrics = await read()
  const pools = school.database.kind === 'server' ? ['ordinary', 'patient'] : ['ordinary']
  for (const what of ['limit', 'size', 'idle', 'waiting'])
    expect(metrics.find(`school_database_pool_${what}`).map(({ labels }) => labels['pool'])).toEqual(pools)
  expect(metrics.sum('school_database_pool_limit', { pool: 'ordinary' })).toBe(
    school.database.pool.options.max,
  )
  expect(metrics.sum('school_event_loop_utilization')).toBeGreaterThan(0)
  expect(metrics.sum('school_processes')).toBe(1)
  expect(metrics.find('school_part_up').map(({ labels, value }) => [labels['part'], value])).toEqual([
    ['database', 1],
    ['disk', 1],
    ['jobs', 1],
  ])
  expect(metrics.find('school_figures_up').map(({ value }) => value)).toEqual([1, 1, 1, 1, 1])
})

describe('on a PostgreSQL server', () => {
  test.runIf(process.env['TEST_DATABASE_URL'])(
    'who waits for a connection is seen while they wait',
    async () => {
      const { pool } = school.database
      const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
      const waiting = [pool.connect(), pool.connect()]
      const metrics = await read()
      expect(metrics.sum('school_database_pool_idle', { pool: 'ordinary' })).toBe(0)
      expect(metrics.sum('school_database_pool_waiting', { pool: 'ordinary' })).toBeGreaterThanOrEqual(2)
      expect(metrics.find('school_sessions_alive'), 'metrics without a value are absent').toEqual([])
      expect(metrics.sum('school_figures_up')).toBe(0)
      for (const client of taken) client.release()
      for (const client of await Promise.all(waiting)) client.release()
      await expect.poll(async () => (await read()).sum('school_figures_up')).toBe(5)
    },
  )
})
