import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
const saves = 60

vi.setConfig({ testTimeout: 90_000 })

beforeEach(async () => {
  school = await openTestSchool()
})

/** A pupil who sits at an exam. */
async function sitDown(name: string): Promise<() => ReturnType<Person['put']>> {
  const person = await school.person(name)
  const url = `/api/trainings/${await school.idOf('trainings', 'spelling-sprint')}`
  const { body } = await person.post(`${url}/starts`, { holder: name })
  const { id, tasks } = body.attempt
  return () =>
    person.put(`/api/attempts/${id}/tasks/${tasks[0].id}/answer`, {
      response: null,
      sequence: 1,
      holder: name,
    })
}

/** Holds a lock of a table while `act` runs. @param act returns promises that can resolve only afterwards */
async function whileLocked(table: string, act: () => Promise<readonly Promise<unknown>[]>): Promise<void> {
  let waiting: readonly Promise<unknown>[] = []
  const stranger = await school.database.pool.connect()
  try {
    await stranger.query('begin')
    await stranger.query(`lock table ${table} in share mode`)
    waiting = await act()
    await stranger.query('rollback')
  } finally {
    stranger.release(true)
  }
  await Promise.all(waiting)
}

const slowestOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

describe('while the table of answers is locked and sixty save', () => {
  /** How long each of these pages took. */
  async function visit(app: FastifyInstance, times: number): Promise<number[]> {
    const took: number[] = []
    for (let n = 0; n < times; n++) {
      const from = performance.now()
      const { status } = await school.guest().at(app).get(`/about?visit=${Math.random()}`)
      took.push(performance.now() - from)
      expect(status).toBe(200)
    }
    return took
  }

  test('pages and reads of everybody else go on, and a change behind a full queue is refused at once', async (context) => {
    if (school.database.kind === 'embedded') return context.skip('one connection: everybody takes turns')
    const save = await sitDown('Пётр Гринёв')
    const guest = school.guest()
    await guest.get('/api/catalog/courses')
    const app = await school.process({ LIMIT_MULTIPLIER: '100000' }, { hasPages: true })
    try {
      await visit(app, 3)
      const calm = slowestOf(await visit(app, 5))
      await whileLocked('answer_drafts', async () => {
        const statuses: number[] = []
        const saving = Array.from({ length: saves }, () => save().then(({ status }) => statuses.push(status)))
        await vi.waitUntil(() => statuses.length >= saves / 2, { timeout: 10_000, interval: 20 })
        expect(new Set(statuses)).toEqual(new Set([503]))
        expect((await guest.get('/api/catalog/courses')).status).toBe(200)
        // By a clock, a wide bound: the exact measure is that of `npm run bench -- locked`.
        expect(slowestOf(await visit(app, 5))).toBeLessThan(Math.max(1000, 10 * calm))
        return saving
      })
    } finally {
      await app.close()
    }
  })
})

test('a change behind a queue that has not moved for half a second is refused in milliseconds, with the time to retry', async (context) => {
  if (school.database.kind === 'embedded') return context.skip('one connection: everybody takes turns')
  const save = await sitDown('Пётр Гринёв')
  await whileLocked('answer_drafts', async () => {
    const statuses: number[] = []
    const saving = Array.from({ length: saves }, () => save().then(({ status }) => statuses.push(status)))
    // The changes behind the full queue have waited for half a second, and were refused.
    await vi.waitUntil(() => statuses.length > 0, { timeout: 10_000, interval: 5 })
    // Other processes use the machine meanwhile: the quickest of five.
    const took: number[] = []
    for (let n = 0; n < 5; n++) {
      const from = performance.now()
      const { status, headers } = await save()
      took.push(performance.now() - from)
      expect([status, headers['x-error-code']]).toEqual([503, 'unavailable'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(Math.min(...took)).toBeLessThan(250)
    return saving
  })
  expect((await save()).status).toBe(200)
})

describe('changes of a locked table are refused for now; reads go on', () => {
  test.each(['users', 'sessions'])('%s', async (table) => {
    if (school.database.kind === 'embedded') return
    const masha = await school.person('Маша Миронова')
    await masha.get('/api/user/me')
    await whileLocked(table, async () => {
      const reads = Array.from({ length: 20 }, () => masha.get('/api/user/me'))
      expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect((await school.guest().get('/api/catalog/courses')).status).toBe(200)
      return []
    })
  })
})
