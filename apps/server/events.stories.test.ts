/** @module-tag embedded */
import { eventKind } from '@school/kernel/contract'
import { type Listener, listener, type ServerModule, JobQueue } from '@school/kernel/server'
import { inSavepoint, inTransaction, type Unit } from '@school/db'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestSchool, type TestSchool } from './testing/index.ts'

const said = eventKind('testing.said', z.object({ line: z.string() }))

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

/** The queues of a module with one listener. */
async function jobQueueOf(heard: Listener): Promise<JobQueue> {
  const module: ServerModule = { name: 'testing', routes: [], listeners: [heard] }
  const jobQueue = new JobQueue(
    school.database,
    [module],
    () => new Date(),
    { error() {}, security() {} },
    false,
  )
  await jobQueue.start(false)
  return jobQueue
}

const sayAll = (jobQueue: JobQueue, lines: readonly string[]) =>
  inTransaction(school.database.pool, async (unit) => {
    for (const line of lines) await jobQueue.announce(unit, said, { line })
  })

describe('what was announced', () => {
  it('is handled in one batch', async () => {
    const portions: string[][] = []
    const jobQueue = await jobQueueOf(
      listener('hears-together', said, async (_ctx, all) => {
        portions.push(all.map(({ line }) => line))
      }),
    )
    await sayAll(jobQueue, ['Береги честь смолоду', 'Кто в море не бывал'])
    expect(await jobQueue.hearAnnounced()).toBe(2)
    expect(portions.map((lines) => lines.toSorted())).toEqual([
      ['Береги честь смолоду', 'Кто в море не бывал'],
    ])
    expect(await jobQueue.hearAnnounced(), 'and once').toBe(0)
    await jobQueue.stop()
  })

  it('is not delayed by one that cannot be handled', async () => {
    const heard: string[] = []
    const jobQueue = await jobQueueOf(
      listener('stumbles', said, async (_ctx, all) => {
        if (all.some(({ line }) => line === '…')) throw new Error('Не разобрать')
        heard.push(...all.map(({ line }) => line))
      }),
    )
    await sayAll(jobQueue, ['Пётр', '…', 'Маша'])
    await jobQueue.hearAnnounced()
    expect(heard.toSorted()).toEqual(['Маша', 'Пётр'])
    expect(await school.rows(`select job, code, count from job_failures`)).toEqual([
      { job: 'stumbles', code: 'Error', count: 1 },
    ])
    await jobQueue.stop()
  })

  it('is handled from a full queue in portions, and a listener that always fails does not delay another', async () => {
    let heard = 0
    const counts = listener('counts', said, async (_ctx, all) => {
      heard += all.length
    })
    const fails = listener('always-fails', said, async () => {
      throw new Error('Всегда')
    })
    // In the worst order: the failing listener comes first.
    const module: ServerModule = { name: 'testing', routes: [], listeners: [fails, counts] }
    const log = { error() {}, security() {} }
    const jobQueue = new JobQueue(school.database, [module], () => new Date(), log, false)
    await jobQueue.start(false)
    await sayAll(jobQueue, ['Раз', 'Два', 'Три'])
    await school.rows(
      `insert into pgboss.job (name, data) select name, data from pgboss.job, generate_series(1, 400) where name = 'event.testing.said.counts'`,
    )
    for (let round = 0; round < 4; round++) await jobQueue.hearAnnounced()
    expect(heard).toBe(3 + 3 * 400)
    const failures = await school.rows<{ job: string }>(
      `select job from job_failures where job = 'always-fails'`,
    )
    expect(failures).toHaveLength(3)
    await jobQueue.stop()
  })

  it('is not delivered when its transaction is rolled back', async () => {
    const heard: string[] = []
    const jobQueue = await jobQueueOf(
      listener('hears-the-committed', said, async (_ctx, all) => {
        heard.push(...all.map(({ line }) => line))
      }),
    )
    const broken = inTransaction(school.database.pool, async (unit) => {
      await jobQueue.announce(unit, said, { line: 'Савельич' })
      throw new Error('Передумал')
    })
    await expect(broken).rejects.toThrow('Передумал')
    expect(await jobQueue.hearAnnounced()).toBe(0)
    expect(heard).toEqual([])
    await jobQueue.stop()
  })

  it('is not delivered when its savepoint is rolled back, and events around it are', async () => {
    const heard: string[] = []
    const jobQueue = await jobQueueOf(
      listener('hears-what-is-kept', said, async (_ctx, all) => {
        heard.push(...all.map(({ line }) => line))
      }),
    )
    const failing = [
      () => Promise.reject(new Error('Передумал')),
      (unit: Unit) => unit.sql.query({ text: `select 'сто'::int` }),
    ]
    await inTransaction(school.database.pool, async (unit) => {
      await jobQueue.announce(unit, said, { line: 'Пётр' })
      for (const fail of failing) {
        const broken = inSavepoint(unit, async () => {
          await jobQueue.announce(unit, said, { line: 'Савельич' })
          await fail(unit)
        })
        await expect(broken).rejects.toThrow(/Передумал|сто/)
      }
      await inSavepoint(unit, () => jobQueue.announce(unit, said, { line: 'Маша' }))
    })
    await jobQueue.hearAnnounced()
    expect(heard.toSorted()).toEqual(['Маша', 'Пётр'])
    await jobQueue.stop()
  })
})
