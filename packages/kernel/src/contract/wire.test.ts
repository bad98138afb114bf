import { describe, expect, test } from 'vitest'
import { fromWire, toWire } from './wire.ts'

describe('the wire', () => {
  test('turns names to snake_case at every depth and back', () => {
    const inside = { firstName: 'Маша', gradeList: [{ gradeIndex: 7 }], nothing: null }
    const outside = { first_name: 'Маша', grade_list: [{ grade_index: 7 }], nothing: null }
    expect(toWire(inside)).toEqual(outside)
    expect(fromWire(outside)).toEqual(inside)
  })

  test('keeps keys that are not names', () => {
    expect(toWire({ '1': 'а', 'Ж-2': 'б' })).toEqual({ '1': 'а', 'Ж-2': 'б' })
  })

  test('converts objects without a prototype, as Fastify makes them', () => {
    const query = Object.assign(Object.create(null) as object, { page_size: '2' })
    expect(fromWire(query)).toEqual({ pageSize: '2' })
  })

  test('leaves values alone', () => {
    expect(toWire({ text: 'camelCase inText' })).toEqual({ text: 'camelCase inText' })
  })
})
