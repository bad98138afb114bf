import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { WireInteger } from './integer.ts'

const Page = WireInteger(0, 100)

describe('a whole number of an address', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['100', 100],
    [42, 42],
  ])('may be %j', (given, read) => expect(Page.parse(given)).toBe(read))
  test.each([
    '1e1',
    '0x10',
    '01',
    '+1',
    '-1',
    '-0',
    '--1',
    ' 1 ',
    '1.0',
    '1_0',
    '',
    '١',
    '101',
    1.5,
    -1,
    true,
    null,
    [5],
    Number.NaN,
  ])('is not %j', (given) => expect(Page.safeParse(given).success).toBe(false))
  test('may be below zero where that is allowed', () => expect(WireInteger(-5, 5).parse('-3')).toBe(-3))
  test('may be absent where it may be', () => {
    const Query = z.object({ page: Page.optional(), limit: Page.default(20) })
    expect(Query.parse({})).toEqual({ limit: 20 })
    expect(Query.parse({ page: '3' })).toEqual({ page: 3, limit: 20 })
  })
  test('is an integer with bounds to integrators', () =>
    expect(z.toJSONSchema(Page, { io: 'input' })).toMatchObject({
      type: 'integer',
      minimum: 0,
      maximum: 100,
    }))
})
