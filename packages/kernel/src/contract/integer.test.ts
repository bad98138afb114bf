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
  test('is called a whole number where it is none', () =>
    expect(Page.safeParse('1e1').error?.issues).toMatchObject([{ code: 'invalid_type', expected: 'int' }]))
  const whole = { type: 'integer', minimum: 0, maximum: 100 }
  test.each(['input', 'output'] as const)('is an integer with bounds in JSON Schema of %s', (io) => {
    const Body = z.object({
      page: Page,
      none: Page.nullable(),
      either: z.union([Page, z.literal('all')]),
      may: Page.optional(),
    })
    expect(z.toJSONSchema(Body, { io })).toMatchObject({
      properties: {
        page: whole,
        none: { anyOf: [whole, { type: 'null' }] },
        either: { anyOf: [whole, { const: 'all' }] },
        may: whole,
      },
      required: ['page', 'none', 'either'],
    })
  })
})
