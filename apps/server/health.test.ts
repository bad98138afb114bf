import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountHealth, type Part, type Readiness } from './health.ts'

const well: Part['look'] = async () => {}
const fails: Part['look'] = () => Promise.reject(new Error('away'))
const hangs: Part['look'] = () => new Promise(() => {})

async function ask(looks: Record<string, Part['look']>, readiness: Readiness = { isDraining: false }) {
  const app = Fastify()
  const parts = Object.entries(looks).map(([name, look]) => {
    const isVital = name === 'database' || name === 'disk'
    return [name, { isVital, look }] as const
  })
  mountHealth(app, readiness, Object.fromEntries(parts))
  const answer = await app.inject('/readyz')
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('all is well', async () =>
  expect(await ask({ database: well, disk: well, redis: well, jobs: well })).toEqual({
    status: 200,
    body: { status: 'ready', parts: { database: 'ok', disk: 'ok', redis: 'ok', jobs: 'ok' } },
  }))

test('without Redis, and with jobs that fail, people are served', async () =>
  expect(await ask({ database: well, disk: well, redis: fails, jobs: fails })).toEqual({
    status: 200,
    body: { status: 'degraded', parts: { database: 'ok', disk: 'ok', redis: 'failing', jobs: 'failing' } },
  }))

test.each(['database', 'disk'])(
  'without its %s it is not ready, and the other parts are reported',
  async (name) =>
    expect(await ask({ database: well, disk: well, redis: well, [name]: fails })).toMatchObject({
      status: 503,
      body: { status: 'not_ready', parts: { redis: 'ok', [name]: 'failing' } },
    }),
)

test('a part that hangs is reported within a short time', async () =>
  expect(await ask({ database: well, redis: hangs })).toMatchObject({
    status: 200,
    body: { status: 'degraded', parts: { redis: 'failing' } },
  }))

test('while it stops it is not ready', async () => {
  expect(await ask({ database: well }, { isDraining: true })).toEqual({
    status: 503,
    body: { status: 'draining' },
  })
})
