import { describe, expect, test } from 'vitest'
import { appealRefusal, appealsLeft, decisionOf, isAllowed } from './rules.ts'

const now = new Date('2026-11-20T09:00:00Z')
const later = new Date('2026-11-20T09:00:01Z')
const task = { points: 100, maxPoints: 300, states: [], left: 3 } as const

test('three appeals are allowed per attempt, and an accepted one is returned', () => {
  expect(appealsLeft([])).toBe(3)
  expect(appealsLeft(['open', 'declined'])).toBe(1)
  expect(appealsLeft(['accepted', 'open', 'declined', 'accepted'])).toBe(1)
  expect(appealsLeft(['declined', 'declined', 'declined'])).toBe(0)
})

describe('an appeal is filed', () => {
  test('until the last second of its time', () => {
    expect(appealRefusal(task, now, now)).toBeNull()
    expect(appealRefusal(task, now, later)).toBe('appeal_over')
  })

  test.each([
    ['appeal_no_answer', { points: null }],
    ['appeal_needless', { points: 300 }],
    ['appeal_open', { states: ['declined', 'open'] as const }],
    ['appeals_used_up', { left: 0 }],
  ] as const)('not with %s', (code, part) => {
    expect(appealRefusal({ ...task, ...part }, later, now)).toBe(code)
  })

  test('again after a declined one, while some are left', () => {
    expect(appealRefusal({ ...task, states: ['declined'], left: 2 }, later, now)).toBeNull()
  })

  test('not where the work has no appeals', () => {
    expect(appealRefusal(task, null, now)).toBe('appeal_not_possible')
  })
})

test('the second review replaces the first one only when it gives more', () => {
  expect(decisionOf(100, 200)).toEqual({ state: 'accepted', after: 200 })
  expect(decisionOf(100, 100)).toEqual({ state: 'declined', after: 100 })
  expect(decisionOf(100, 0)).toEqual({ state: 'declined', after: 100 })
})

test('a jury keeps or raises the points and never lowers them', () => {
  expect(isAllowed(99, 100, 300)).toBe(false)
  expect(isAllowed(100, 100, 300)).toBe(true)
  expect(isAllowed(300, 100, 300)).toBe(true)
  expect(isAllowed(301, 100, 300)).toBe(false)
})
