import { expect, test } from 'vitest'
import { withTyped } from './typed-early.ts'

test.each([
  ['is the text where there was none', '', 'Виноват кот', 'Виноват кот'],
  ['goes after a draft that was kept', 'Дело закрыто.', 'Виноват кот', 'Дело закрыто.\n\nВиноват кот'],
  ['is not said twice', 'Виноват кот, и точка.', 'Виноват кот', 'Виноват кот, и точка.'],
])('what was typed before the code of the form %s', (_, text, typed, whole) => {
  expect(withTyped(text, typed)).toBe(whole)
})
