import { openTestSchool, type TestSchool } from './testing/index.ts'
import type { Pool } from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '@school/db'

let school: TestSchool
let pool: Pool

const note = (line: unknown) => ({
  name: 'note_line',
  text: 'insert into told_lines (line) values ($1)',
  values: [line],
})
const lines = async () =>
  (await school.rows<{ line: string }>('select line from told_lines order by line')).map(({ line }) => line)

beforeAll(async () => {
  school = await openTestSchool()
  pool = school.database.pool
  await school.rows('create table told_lines (line text primary key)')
  return async () => {
    await school.rows('drop table told_lines')
  }
})
beforeEach(async () => {
  await school.rows('delete from told_lines')
})

describe('statements asked in one go', () => {
  it('are answered each by its own', async () => {
    const told = await inTransaction(pool, ({ sql }) =>
      Promise.all([
        sql.query({ text: 'select 1 as n' }),
        sql.query(note('Пётр')),
        sql.query({ name: 'count_lines', text: 'select count(*)::int as n from told_lines' }),
      ]),
    )
    expect(told.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
      [[{ n: 1 }], 1],
      [[], 1],
      [[{ n: 1 }], 1],
    ])
    expect(await lines()).toEqual(['Пётр'])
  })

  it('are answered while others are on their way', async () => {
    const [first, second] = await inTransaction(pool, async ({ sql }) => {
      const slow = sql.query<{ n: number }>({ text: 'select 1 as n from (select pg_sleep(0.02)) slept' })
      await new Promise((resolve) => setTimeout(resolve, 5))
      return Promise.all([slow, sql.query<{ n: number }>({ text: 'select 2 as n' })])
    })
    expect([first.rows, second.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })
})

describe('a transaction', () => {
  it('keeps nothing when a write that nobody waits for is forbidden', async () => {
    const work = inTransaction(pool, async (unit) => {
      unit.send(note('Маша'))
      unit.send(note('Маша'), () => new Error('Уже сказано'))
      unit.send(note('Савельич'))
    })
    await expect(work).rejects.toThrow('Уже сказано')
    expect(await lines()).toEqual([])
  })

  it('keeps nothing when a value cannot be written down', async () => {
    const unwritable = {
      toPostgres() {
        throw new Error('Не записать')
      },
    }
    const work = inTransaction(pool, async (unit) => {
      unit.send(note('Маша'))
      unit.send({ ...note(unwritable), name: 'note_the_unwritable' })
    })
    await expect(work).rejects.toThrow('Не записать')
    expect(await lines()).toEqual([])
  })

  it('leaves a connection that knows what it has prepared', async () => {
    const named = {
      name: 'lines_like',
      text: 'select line from told_lines where line like $1',
      values: ['М%'],
    }
    const broken = inTransaction(pool, ({ sql }) =>
      Promise.all([sql.query({ text: 'select 1 / 0' }), sql.query(named)]),
    )
    await expect(broken).rejects.toThrow('division by zero')
    // Every connection of the pool in turn.
    for (let i = 0; i < 10; i++) {
      const { rows } = await inTransaction(pool, ({ sql }) => sql.query(named))
      expect(rows).toEqual([])
    }
  })

  it('is not committed when a failure was swallowed', async () => {
    const work = inTransaction(pool, async (unit) => {
      unit.send(note('Маша'))
      await unit.sql.query({ text: 'select 1 / 0' }).catch(() => {})
    })
    await expect(work).rejects.toThrow('nobody noticed')
    expect(await lines()).toEqual([])
  })
})
