import { describe, expect, test } from 'vitest'
import { cutText, firstGrapheme } from './cut.ts'

const family = '👨‍👩‍👧'

describe('a cut text', () => {
  test.each([
    ['Гринёв', 10, 'Гринёв'],
    ['Гринёв', 6, 'Гринёв'],
    ['Гринёв', 3, 'Гри'],
    ['', 3, ''],
    ['Гринёв', 0, ''],
    // Two units for the leaf, one left.
    ['аб🍁', 3, 'аб'],
    ['аб🍁', 4, 'аб🍁'],
    [`а${family}б`, 6, 'а'],
    [`а${family}б`, 9, `а${family}`],
    // й and ё of two signs each.
    ['аи\u0306', 2, 'а'],
    ['е\u0308ж', 2, 'е\u0308'],
    ['🇷🇺🇷🇺', 5, '🇷🇺'],
  ])('%j is at most %i long: %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut))

  test.each([
    ['Гринёв', 6, 'Гринёв'],
    ['Пётр Гринёв', 6, 'Пётр…'],
    ['Пётр Гринёв', 7, 'Пётр Г…'],
    ['Пётр 🍁🍁', 8, 'Пётр 🍁…'],
    ['Гринёв', 1, '…'],
    ['Гринёв', 0, ''],
  ])('%j ends with an ellipsis at %i: %j', (text, max, cut) =>
    expect(cutText(text, max, { ellipsis: true })).toBe(cut),
  )

  test('has no half of a surrogate pair, even one that came', () =>
    expect(cutText('а\ud83e', 10)).toBe('а\ufffd'))

  test('is not empty for one grapheme longer than the limit', () => {
    const cut = cutText(`е${'\u0301'.repeat(500)}`, 60)
    expect(cut).toHaveLength(60)
    expect(cutText(`🍁${'\u0301'.repeat(500)}`, 1)).toBe('')
  })
})

test.each([
  ['🍁 лист', '🍁'],
  ['и\u0306', 'и\u0306'],
  [family, family],
  ['', ''],
])('the first grapheme of %j is %j', (text, first) => expect(firstGrapheme(text)).toBe(first))
