import { inTransaction, question, type Unit, write } from '@school/db'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestSchool, type TestSchool } from './testing/index.ts'

let school: TestSchool

const noted = write<{ line: string }>(
  'note_line_of_many',
  { line: 'text' },
  (asked) => `insert into crowd_lines (line) select line from ${asked}`,
)
const counted = write<{ line: string; by: number }>(
  'count_line_of_many',
  { line: 'text', by: 'int' },
  (asked) => `update crowd_lines l set told = told + asked.by from ${asked} where l.line = asked.line`,
)
const beginning = question<{ start: string; atLeast: number }, { line: string; told: number }>(
  'lines_beginning_with',
  { start: 'text', atLeast: 'int' },
  'select line, told from crowd_lines where starts_with(line, asked.start) and told >= asked.at_least order by line',
)

/** As a request does it. */
const perform = <T>(work: (unit: Unit) => Promise<T>): Promise<T> =>
  inTransaction(school.database.pool, work, school.database.crowd)
const note = (line: string) =>
  perform(async (unit) => unit.send(noted({ line }), () => new Error(`Уже есть: ${line}`)))
const linesOf = async (start: string, atLeast = 0) =>
  (await perform((unit) => unit.ask(beginning({ start, atLeast })))).map(({ line }) => line)
const told = async () =>
  Object.fromEntries(
    (await school.rows<{ line: string; told: number }>('select line, told from crowd_lines')).map((row) => [
      row.line,
      row.told,
    ]),
  )
const all = <T>(acts: Promise<T>[]) => Promise.all(acts)

beforeAll(async () => {
  school = await openTestSchool()
  await school.rows('create table crowd_lines (line text primary key, told int not null default 0)')
  return async () => {
    await school.rows('drop table crowd_lines')
  }
})
beforeEach(async () => {
  await school.rows('delete from crowd_lines')
})

describe('those who ask at the same moment', () => {
  it('are answered each with their own rows', async () => {
    await all(['Аня', 'Антон', 'Боря', 'Вера'].map(note))
    expect(await all(['А', 'Б', 'Я', 'А'].map((start) => linesOf(start)))).toEqual([
      ['Антон', 'Аня'],
      ['Боря'],
      [],
      ['Антон', 'Аня'],
    ])
  })

  it('do not suffer for one whose question cannot be asked', async () => {
    await note('Аня')
    const [mine, wrong, other] = await Promise.allSettled([linesOf('А'), linesOf('А', 1e12), linesOf('А')])
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22003' } })
    expect([mine, other]).toMatchObject([{ value: ['Аня'] }, { value: ['Аня'] }])
  })
})

describe('those who commit at the same moment', () => {
  it('are all kept', async () => {
    const lines = Array.from({ length: 30 }, (_, i) => `Строка ${i}`)
    await all(lines.map(note))
    expect(Object.keys(await told()).toSorted()).toEqual(lines.toSorted())
  })

  it('do not suffer for one who is forbidden, and that one is told why', async () => {
    await note('Аня')
    const done = await Promise.allSettled(['Боря', 'Аня', 'Вера', 'Вера'].map(note))
    const [first, second, ...twins] = done.map(({ status }) => status)
    expect([first, second, twins.toSorted()]).toEqual(['fulfilled', 'rejected', ['fulfilled', 'rejected']])
    expect(done[1]).toMatchObject({ reason: { message: 'Уже есть: Аня' } })
    expect(Object.keys(await told()).toSorted()).toEqual(['Аня', 'Боря', 'Вера'])
  })

  it('do their own writes in their own order', async () => {
    const noteAndCount = (line: string) =>
      perform(async (unit) => {
        unit.send(noted({ line }))
        unit.send(counted({ line, by: 1 }))
      })
    const countAndNote = (line: string) =>
      perform(async (unit) => {
        unit.send(counted({ line, by: 1 }))
        unit.send(noted({ line }))
      })
    await all([
      noteAndCount('Аня'),
      note('Боря'),
      countAndNote('Вера'),
      noteAndCount('Гоша'),
      noteAndCount('Дина'),
    ])
    expect(await told()).toEqual({ Аня: 1, Боря: 0, Вера: 0, Гоша: 1, Дина: 1 })
  })

  it('may write the same twice in one unit', async () => {
    const twice = (line: string) =>
      perform(async (unit) => {
        unit.send(noted({ line }))
        unit.send(counted({ line, by: 1 }))
        unit.send(counted({ line, by: 1 }))
      })
    await all([twice('Аня'), twice('Боря')])
    expect(await told()).toEqual({ Аня: 2, Боря: 2 })
  })
})

describe('a unit of work', () => {
  it('sees what it has sent', async () => {
    const seen = await perform(async (unit) => {
      unit.send(noted({ line: 'Аня' }))
      return unit.ask(beginning({ start: 'А', atLeast: 0 }))
    })
    expect(seen).toMatchObject([{ line: 'Аня' }])
  })

  it('keeps nothing of what it has sent when it fails', async () => {
    const failed = perform(async (unit) => {
      unit.send(noted({ line: 'Аня' }))
      throw new Error('Передумал')
    })
    await expect(failed).rejects.toThrow('Передумал')
    expect(await told()).toEqual({})
  })

  it('keeps what it sent before it asked for a statement of its own', async () => {
    await perform(async (unit) => {
      unit.send(noted({ line: 'Аня' }))
      await unit.sql.query({ text: 'update crowd_lines set told = told + 1' })
      unit.send(counted({ line: 'Аня', by: 10 }))
    })
    expect(await told()).toEqual({ Аня: 11 })
  })
})

it('goes on when all connections are taken by those who ask', async () => {
  await note('Аня')
  const askBothWays = async (unit: Unit) => {
    const [, rows] = await Promise.all([
      unit.sql.query({ text: 'select 1' }),
      unit.ask(beginning({ start: 'А', atLeast: 0 })),
    ])
    return rows.length
  }
  const found = await all(Array.from({ length: 40 }, () => perform(askBothWays)))
  expect(new Set(found)).toEqual(new Set([1]))
})

describe('a lock', () => {
  it('holds up only those who need what is locked', async (context) => {
    if (school.database.kind === 'embedded') return context.skip('one connection: nobody comes between')
    await all(['Аня', 'Боря', 'Вера'].map(note))
    const count = (line: string) => perform(async (unit) => unit.send(counted({ line, by: 1 })))
    let held: Promise<unknown> | undefined
    await inTransaction(school.database.pool, async ({ sql }) => {
      await sql.query({ text: `select from crowd_lines where line = 'Аня' for update` })
      held = count('Аня')
      await all([count('Боря'), count('Вера')])
    })
    await held
    expect(await told()).toEqual({ Аня: 1, Боря: 1, Вера: 1 })
  })
})
