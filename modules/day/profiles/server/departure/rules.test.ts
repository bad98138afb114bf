import { expect, test } from 'vitest'
import { isOfOwnWord } from './rules.ts'

const masha = { type: 'pupil', isParent: false, gradeIndex: 7 } as const

test('a pupil of grades 0–7 is no person of an own word, and everybody else is', () => {
  expect(isOfOwnWord(masha)).toBe(false)
  expect(isOfOwnWord({ ...masha, gradeIndex: 0 })).toBe(false)
  expect(isOfOwnWord({ ...masha, gradeIndex: 8 })).toBe(true)
  expect(isOfOwnWord({ ...masha, gradeIndex: null })).toBe(true)
  expect(isOfOwnWord({ ...masha, gradeIndex: null, isParent: true })).toBe(true)
  expect(isOfOwnWord({ ...masha, type: 'agent', gradeIndex: null })).toBe(true)
})
