/** @module-tag embedded */
import { openTestSchool, type TestSchool } from './testing/index.ts'
import type { Pool } from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type Statement } from '@school/db'

let school: TestSchool
let pool: Pool

const note = (line: unknown) => ({
  name: 'note_line',
  text: 'insert into noted_lines (line) values ($1)',
  values: [line],
})
const lines = async () =>
  (await school.rows<{ line: string }>('select line from noted_lines order by line')).map(({ line }) => line)

beforeAll(async () => {
  school = await openTestSchool()
  pool = school.database.pool
  await school.rows('create table noted_lines (line text primary key, times int not null default 0)')
  return async () => {
    await school.rows('drop table noted_lines')
  }
})
beforeEach(async () => {
  await school.rows('delete from noted_lines')
})

describe('statements sent in one tick', () => {
  it('are answered each by its own', async () => {
    const replies = await inTransaction(pool, ({ sql }) =>
      Promise.all([
        sql.query({ text: 'select 1 as n' }),
        sql.query(note('Пётр')),
        sql.query({ name: 'count_lines', text: 'select count(*)::int as n from noted_lines' }),
      ]),
    )
    expect(replies.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
      [[{ n: 1 }], 1],
      [[], 1],
      [[{ n: 1 }], 1],
    ])
    expect(await lines()).toEqual(['Пётр'])
  })

  it('are answered while others are pending', async () => {
    const [first, second] = await inTransaction(pool, async ({ sql }) => {
      const slow = sql.query<{ n: number }>({ text: 'select 1 as n from (select pg_sleep(0.02)) slept' })
      await new Promise((resolve) => setTimeout(resolve, 5))
      return Promise.all([slow, sql.query<{ n: number }>({ text: 'select 2 as n' })])
    })
    expect([first.rows, second.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })
})

/** The embedded database's adapter sends the half of a message that such a value leaves behind. Only a mistake in the code makes one. */
const unwritable = {
  toPostgres() {
    throw new Error('Не записать')
  },
}

const isServer = () => school.database.kind === 'server'
const adapter = 'the embedded database does not survive such a value'

describe('a transaction', () => {
  it('keeps nothing when a write of it is forbidden', async () => {
    const work = inTransaction(pool, async ({ sql }) => {
      await sql.query(note('Маша'))
      await sql.query(note('Маша'))
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await lines()).toEqual([])
  })

  it('keeps nothing when a value cannot be written down', async (context) => {
    if (!isServer()) return context.skip(adapter)
    const work = inTransaction(pool, async ({ sql }) => {
      await sql.query(note('Маша'))
      await sql.query(note(unwritable))
    })
    await expect(work).rejects.toThrow('Не записать')
    expect(await lines()).toEqual([])
  })

  it('is not committed when a failure was swallowed', async () => {
    const swallow = (broken: Statement) =>
      inTransaction(pool, async ({ sql }) => {
        await sql.query(note('Маша'))
        await sql.query(broken).catch(() => {})
      })
    for (const broken of [{ text: 'select 1 / 0' }, ...(isServer() ? [note(unwritable)] : [])])
      await expect(swallow(broken)).rejects.toThrow('its error was ignored')
    expect(await lines()).toEqual([])
  })

  it.for([
    ['a statement in it failed', { text: 'select 1 / 0' }, 'division by zero'],
    ['a value could not be written down', note(unwritable), 'Не записать'],
  ] as const)(
    'leaves connections that know what they have prepared when %s',
    async ([reason, broken, words], context) => {
      if (!isServer() && reason.startsWith('a value')) return context.skip(adapter)
      const together = () =>
        inTransaction(pool, ({ sql }) => Promise.all([sql.query(broken), sql.query(note('Пётр'))]))
      await expect(together()).rejects.toThrow(words)
      // Every connection of the pool.
      const all = Array.from({ length: 10 }, (_one, i) => `Строка ${i}`)
      await Promise.all(all.map((line) => inTransaction(pool, ({ sql }) => sql.query(note(line)))))
      expect(await lines()).toEqual(all)
    },
  )

  it.for(['is committed', 'is taken back'] as const)('takes no more statements when it %s', async (how) => {
    let late: Promise<unknown> | undefined
    const work = inTransaction(pool, async ({ sql }) => {
      await sql.query(note('Маша'))
      late = new Promise((resolve) => setTimeout(resolve, 5)).then(() => sql.query(note('Пётр')))
      late.catch(() => {})
      if (how === 'is taken back') throw new Error('Отказано')
    })
    await work.catch(() => {})
    await expect(late).rejects.toThrow('The transaction is over')
    expect(await lines()).toEqual(how === 'is committed' ? ['Маша'] : [])
  })

  it('takes no connection without a statement', async () => {
    const before = pool.totalCount - pool.idleCount
    await inTransaction(pool, async () => expect(pool.totalCount - pool.idleCount).toBe(before))
  })
})

describe('transactions of one moment', () => {
  it('do not suffer for one that cannot be written down, is forbidden, or lasts too long', async () => {
    const onServer = [
      note(unwritable),
      { text: `select set_config('statement_timeout', '1', true), pg_sleep(0.05); select pg_sleep(10)` },
    ]
    const broken: Statement[] = [note('\0'), { text: 'select 1 / 0' }, ...(isServer() ? onServer : [])]
    const good = Array.from({ length: 8 }, (_, i) => note(`Строка ${i}`))
    const asked = [...good.slice(0, 4), ...broken, ...good.slice(4)]
    const done = await Promise.allSettled(
      asked.map((statement) => inTransaction(pool, ({ sql }) => sql.query(statement))),
    )
    const failed = done.flatMap(({ status }, i) => (status === 'rejected' ? [asked[i]] : []))
    expect(failed).toEqual(asked.filter((statement) => !good.includes(statement as (typeof good)[0])))
    expect(await lines()).toHaveLength(good.length)
  })

  it('are all kept when they change the same row', async () => {
    await school.rows(`insert into noted_lines (line) values ('Маша')`)
    const increment = () =>
      inTransaction(pool, ({ sql }) =>
        sql.query({
          name: 'increment_line',
          text: `update noted_lines set times = times + 1 where line = 'Маша'`,
        }),
      )
    const confirmed = await Promise.all(Array.from({ length: 10 }, increment))
    expect(confirmed.map(({ rowCount }) => rowCount)).toEqual(Array(10).fill(1))
    expect(await school.rows('select times from noted_lines')).toEqual([{ times: 10 }])
  })
})
