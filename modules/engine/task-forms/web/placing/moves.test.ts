import { describe, expect, test } from 'vitest'
import { fullOrder, groupOf, knownOf, leftOf, movedTo, withItem, withPair } from './moves.ts'

const options = (ids: string) => [...ids].map((id) => ({ id }))

describe('moving in an order', () => {
  test.each([
    ['abcd', 'a', 2, 'bcad'],
    ['abcd', 'd', 0, 'dabc'],
    ['abcd', 'b', 1, 'abcd'],
    ['abcd', 'b', 9, 'acdb'],
    ['abcd', 'b', -1, 'bacd'],
    ['abc', 'x', 1, 'axbc'],
  ])('%s: %s to %d is %s', (order, id, index, result) =>
    expect(movedTo([...order], id, index).join('')).toBe(result),
  )
  test('an order is completed by what it lacks and cleaned of what is gone', () => {
    expect(fullOrder(['c', 'x'], options('abc')).join('')).toBe('cab')
    expect(knownOf(['c', 'x', 'c', 'a'], options('abc'))).toEqual(['c', 'a'])
  })
})

describe('pairing', () => {
  test.each([
    ['from the pool to a free place', { 1: 'a' }, 'b', '2', { 1: 'a', 2: 'b' }],
    ['from the pool to a taken place: the old one goes back', { 1: 'a' }, 'b', '1', { 1: 'b' }],
    ['from a place to a free one', { 1: 'a' }, 'a', '2', { 2: 'a' }],
    ['from a place to a taken one: they change', { 1: 'a', 2: 'b' }, 'a', '2', { 1: 'b', 2: 'a' }],
    ['from a place to the pool', { 1: 'a', 2: 'b' }, 'a', null, { 2: 'b' }],
    ['to where it is', { 1: 'a' }, 'a', '1', { 1: 'a' }],
  ])('%s', (_, pairs, right, left, result) => expect(withPair(pairs, right, left)).toEqual(result))
  test('finds the place of an answer', () => {
    expect(leftOf({ 1: 'a' }, 'a')).toBe('1')
    expect(leftOf({ 1: 'a' }, 'b')).toBeNull()
  })
})

describe('grouping', () => {
  test.each([
    ['from the pool', { 1: ['a'] }, 'b', '1', { 1: ['a', 'b'] }],
    ['to another group, emptying its own', { 1: ['a'] }, 'a', '2', { 2: ['a'] }],
    ['to the end of its own', { 1: ['a', 'b'] }, 'a', '1', { 1: ['b', 'a'] }],
    ['to the pool', { 1: ['a', 'b'] }, 'a', null, { 1: ['b'] }],
  ])('%s', (_, groups, item, group, result) => expect(withItem(groups, item, group)).toEqual(result))
  test('finds the group of an item', () => {
    expect(groupOf({ 1: ['a'], 2: ['b'] }, 'b')).toBe('2')
    expect(groupOf({ 1: ['a'] }, 'b')).toBeNull()
  })
})
