import { describe, expect, test } from 'vitest'
import { parseQueryString } from './query-string.ts'

const parse = (text: string): unknown => JSON.parse(JSON.stringify(parseQueryString(text)))

describe('a query string', () => {
  test('has filters in snake_case or camelCase', () => {
    expect(parse('q[grade_eq]=7&q[disciplineIn]=math')).toEqual({ q: { gradeEq: '7', disciplineIn: 'math' } })
  })
  test('makes a list of a repeated name', () => {
    expect(parse('with=a&with=b&id[]=1&id[]=2')).toEqual({ with: ['a', 'b'], id: ['1', '2'] })
  })
  test('may have a plain q', () => {
    expect(parse('q=дроби')).toEqual({ q: 'дроби' })
  })
  test('with a plain q next to filters keeps the filters and does not throw', () => {
    expect(parse('q=1&q[x]=2')).toEqual({ q: { x: '2' } })
    expect(parse('q[]=1&q[x]=2')).toEqual({ q: { x: '2' } })
  })
  test('may use names that objects have of their own', () => {
    const parsed = parseQueryString('constructor=1&__proto__=2&q[to_string]=3')
    expect(parsed['constructor']).toBe('1')
    expect(({} as Record<string, unknown>)['2']).toBeUndefined()
    expect((parsed['q'] as Record<string, unknown>)['toString']).toBe('3')
  })
})
