import { inTransaction } from '@school/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOwnSchool, race, type TestSchool, together } from './index.ts'

let school: TestSchool

beforeAll(async () => {
  school = await openOwnSchool('together')
  await school.rows('create table seats (n int); create table halls (id int primary key)')
  await school.rows('insert into halls values (1)')
})
beforeEach(() => school.rows('delete from seats'))
afterAll(() => school[Symbol.asyncDispose]())

/** Takes the only seat, if it is free. */
const take = ({ isLocked = false, pauses = 0 } = {}) =>
  inTransaction(school.database.pool, async ({ sql }) => {
    for (let n = 0; n < pauses; n++) await sql.query({ text: 'select 1' })
    if (isLocked) await sql.query({ text: 'select from halls for update' })
    const { rowCount } = await sql.query({ text: 'select from seats' })
    if (rowCount) return false
    await sql.query({ text: 'insert into seats values (1)' })
    return true
  })
const unlocked = () => take()
const locked = () => take({ isLocked: true })

race('calls without a lock all read before any of them writes', async () => {
  for (let n = 0; n < 5; n++) {
    await school.rows('delete from seats')
    expect(await together(school, [unlocked, unlocked, unlocked])).toEqual([true, true, true])
  }
})

race('calls with a lock follow each other', async () => {
  for (let n = 0; n < 5; n++) {
    await school.rows('delete from seats')
    const taken = await together(school, [locked, locked, locked])
    expect(taken.filter(Boolean)).toHaveLength(1)
  }
})

race('more calls than connections all come to an end', async () => {
  const taken = await together(
    school,
    Array.from({ length: 15 }, () => locked),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

race('rounds let a call that has more to do meet a shorter one', async () => {
  const doubles: number[] = []
  for (let round = 0; round < 5; round++) {
    await school.rows('delete from seats')
    const taken = await together(school, [() => take({ pauses: 4 }), unlocked], round)
    doubles.push(taken.filter(Boolean).length)
  }
  expect(doubles[0]).toBe(1)
  expect(doubles).toContain(2)
})

race('a call that fails rejects when all are over', async () => {
  const fail = async () => {
    await locked()
    throw new Error('refused')
  }
  await expect(together(school, [fail, locked, locked])).rejects.toThrow('refused')
  expect(await school.rows('select from seats')).toHaveLength(1)
  expect(await locked()).toBe(false)
})

test.runIf(!process.env['TEST_DATABASE_URL'])('the embedded database is refused', async () => {
  await expect(together(school, [locked, locked])).rejects.toThrow('has one connection')
})
