import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test('case and ё are ignored, and the length stays', () => {
  expect(folded('Пётр ЁЛКИН')).toBe('петр елкин')
})
