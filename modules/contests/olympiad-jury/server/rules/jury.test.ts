import { expect, test } from 'vitest'
import { askRefusal, isJuryHeard } from './jury.ts'

test('questions to the jury are possible during an attempt, with at most ten pending', () => {
  const attempt = { isUnderWay: true, isVirtual: false }
  expect(askRefusal(attempt, 9)).toBeNull()
  expect(askRefusal(attempt, 10)).toBe('questions_too_many')
  expect(askRefusal({ ...attempt, isUnderWay: false }, 0)).toBe('questions_closed')
  expect(askRefusal({ ...attempt, isVirtual: true }, 0)).toBe('questions_closed')
})

test('the jury may write until the last attempt has ended', () => {
  expect(isJuryHeard('running', false)).toBe(true)
  expect(isJuryHeard('checking', true)).toBe(true)
  expect(isJuryHeard('checking', false)).toBe(false)
  expect(isJuryHeard('announced', false)).toBe(false)
  expect(isJuryHeard('published', true)).toBe(false)
})
