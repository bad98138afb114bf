import { expect, test } from 'vitest'
import { titleWith } from './use-new-questions.ts'

test('the title of the page counts the pending questions once', () => {
  expect(titleWith('Этап', 2)).toBe('(2) Этап')
  expect(titleWith('(2) Этап', 3)).toBe('(3) Этап')
  expect(titleWith('(3) Этап', 0)).toBe('Этап')
})
