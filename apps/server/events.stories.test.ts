import { eventKind } from '@school/kernel/contract'
import { type Listener, listener, type Room, Work } from '@school/kernel/server'
import { inSavepoint, inTransaction, type Unit } from '@school/db'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestSchool, type TestSchool } from './testing/index.ts'

const said = eventKind('testing.said', z.object({ line: z.string() }))

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

/** The queues of a room with one listener. */
async function workOf(heard: Listener): Promise<Work> {
  const room: Room = { name: 'testing', answers: [], listeners: [heard] }
  const work = new Work(school.database, [room], () => new Date(), { error() {}, security() {} }, false)
  await work.start(false)
  return work
}

const sayAll = (work: Work, lines: readonly string[]) =>
  inTransaction(school.database.pool, async (unit) => {
    for (const line of lines) await work.announce(unit, said, { line })
  })

describe('what was announced', () => {
  it('is heard together', async () => {
    const portions: string[][] = []
    const work = await workOf(
      listener('hears-together', said, async (_ctx, all) => {
        portions.push(all.map(({ line }) => line))
      }),
    )
    await sayAll(work, ['Береги честь смолоду', 'Кто в море не бывал'])
    expect(await work.hearAnnounced()).toBe(2)
    expect(portions.map((lines) => lines.toSorted())).toEqual([
      ['Береги честь смолоду', 'Кто в море не бывал'],
    ])
    expect(await work.hearAnnounced(), 'and once').toBe(0)
    await work.stop()
  })

  it('keeps nobody waiting for one that cannot be heard', async () => {
    const heard: string[] = []
    const work = await workOf(
      listener('stumbles', said, async (_ctx, all) => {
        if (all.some(({ line }) => line === '…')) throw new Error('Не разобрать')
        heard.push(...all.map(({ line }) => line))
      }),
    )
    await sayAll(work, ['Пётр', '…', 'Маша'])
    await work.hearAnnounced()
    expect(heard.toSorted()).toEqual(['Маша', 'Пётр'])
    expect(await school.rows(`select job, code, count from job_failures`)).toEqual([
      { job: 'stumbles', code: 'Error', count: 1 },
    ])
    await work.stop()
  })

  it('is not heard when its transaction is rolled back', async () => {
    const heard: string[] = []
    const work = await workOf(
      listener('hears-the-committed', said, async (_ctx, all) => {
        heard.push(...all.map(({ line }) => line))
      }),
    )
    const broken = inTransaction(school.database.pool, async (unit) => {
      await work.announce(unit, said, { line: 'Савельич' })
      throw new Error('Передумал')
    })
    await expect(broken).rejects.toThrow('Передумал')
    expect(await work.hearAnnounced()).toBe(0)
    expect(heard).toEqual([])
    await work.stop()
  })

  it('is not heard when its savepoint is rolled back, and what stands around it is', async () => {
    const heard: string[] = []
    const work = await workOf(
      listener('hears-what-is-kept', said, async (_ctx, all) => {
        heard.push(...all.map(({ line }) => line))
      }),
    )
    const failing = [
      () => Promise.reject(new Error('Передумал')),
      (unit: Unit) => unit.sql.query({ text: `select 'сто'::int` }),
    ]
    await inTransaction(school.database.pool, async (unit) => {
      await work.announce(unit, said, { line: 'Пётр' })
      for (const fail of failing) {
        const broken = inSavepoint(unit, async () => {
          await work.announce(unit, said, { line: 'Савельич' })
          await fail(unit)
        })
        await expect(broken).rejects.toThrow(/Передумал|сто/)
      }
      await inSavepoint(unit, () => work.announce(unit, said, { line: 'Маша' }))
    })
    await work.hearAnnounced()
    expect(heard.toSorted()).toEqual(['Маша', 'Пётр'])
    await work.stop()
  })
})
