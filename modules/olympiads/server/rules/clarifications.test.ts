import { expect, test } from 'vitest'
import { askRefusal, isJuryHeard } from './clarifications.ts'

test('the jury is asked while one’s own run goes on, with ten questions open at most', () => {
  const run = { isUnderWay: true, isVirtual: false }
  expect(askRefusal(run, 9)).toBeNull()
  expect(askRefusal(run, 10)).toBe('questions_too_many')
  expect(askRefusal({ ...run, isUnderWay: false }, 0)).toBe('questions_closed')
  expect(askRefusal({ ...run, isVirtual: true }, 0)).toBe('questions_closed')
})

test('the jury speaks till the last run has ended', () => {
  expect(isJuryHeard('running', false)).toBe(true)
  expect(isJuryHeard('checking', true)).toBe(true)
  expect(isJuryHeard('checking', false)).toBe(false)
  expect(isJuryHeard('announced', false)).toBe(false)
  expect(isJuryHeard('published', true)).toBe(false)
})
