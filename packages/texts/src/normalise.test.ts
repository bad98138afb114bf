import { describe, expect, test } from 'vitest'
import { sameAlphabet } from './alphabets.ts'
import { normaliseText, type TextKind } from './normalise.ts'

describe('a name', () => {
  test.each([
    ['Белыи\u0306 Андреи\u0306', 'Белый Андрей'],
    ['Е\u0308лкин', 'Ёлкин'],
    ['Салтыков\u2011Щедрин', 'Салтыков-Щедрин'],
    ['Римский – Корсаков', 'Римский-Корсаков'],
    ['Ёлкин\u200b Лев', 'Ёлкин Лев'],
    ['\ufeffЛев', 'Лев'],
    ['Шва\u00adбрин', 'Швабрин'],
    ['\u202bЛев\u202c\u200e', 'Лев'],
    [' Пётр \u00a0 Андреевич\u2009', 'Пётр Андреевич'],
    ['Пётр\nГринёв', 'Пётр Гринёв'],
    // A soft end of a line, as Word copies it.
    ['Пётр\vГринёв', 'Пётр Гринёв'],
    ['Иван\u006fв \u0043ергей', 'Иванов Сергей'],
    ['Гринëв', 'Гринёв'],
    ['Иванов A. C.', 'Иванов А. С.'],
    ['O’Коннор', "О'Коннор"],
    ['Müller Anna', 'Müller Anna'],
    ['Tom Sawyer', 'Tom Sawyer'],
    ['Ле\ud83e', 'Ле\ufffd'],
  ])('%j is %j', (typed, kept) => expect(normaliseText(typed, 'name')).toBe(kept))
})

describe('a code', () => {
  test.each([
    ['W57Z–WW7K‑2KHK', 'W57Z-WW7K-2KHK'],
    ['«ABCD-2345».', 'ABCD-2345'],
    ['A\u200bBCD', 'ABCD'],
    ['(ABCD 2345),', 'ABCD 2345'],
    ['ABCD−2345', 'ABCD-2345'],
  ])('%j is %j', (typed, kept) => expect(normaliseText(typed, 'code')).toBe(kept))
})

describe('an address', () => {
  test.each([
    [' <masha@example.ru>, ', 'masha@example.ru'],
    ['mаsha@example.ru', 'masha@example.ru'],
    ['masha\u200b@exam\u2011ple.ru', 'masha@exam-ple.ru'],
    ['mailto:masha@example.ru', 'masha@example.ru'],
    ['иван@почта.рф', 'иван@почта.рф'],
  ])('%j is %j', (typed, kept) => expect(normaliseText(typed, 'address')).toBe(kept))
})

describe('a free text', () => {
  test.each([
    ['Раз\r\nдва\n\n  три', 'Раз\nдва\n\n  три'],
    ['👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍🚀 🏳️‍🌈 1️⃣', '👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍🚀 🏳️‍🌈 1️⃣'],
    ['сло\u00adво\u200d', 'слово'],
    ['10\u00a0км — «путь»', '10\u00a0км — «путь»'],
    ['а\u0000б\u0007', 'аб'],
    ['и\u0306', 'й'],
  ])('%j is %j', (typed, kept) => expect(normaliseText(typed, 'text')).toBe(kept))
})

test('a line has single spaces and keeps its dashes', () =>
  expect(normaliseText(' Повторение —\tдроби\n', 'line')).toBe('Повторение — дроби'))

test.each(['text', 'line', 'name', 'code', 'address'] satisfies TextKind[])(
  'as %s a text is normalised once',
  (kind) => {
    for (const text of ['«A–В».', ' о’K <\u200da> ', 'mailto:mailto:a', '\u200b.\u200b.', '- - a -']) {
      const once = normaliseText(text, kind)
      expect(normaliseText(once, kind)).toBe(once)
    }
  },
)

test.each([
  ['Маша', 'Маша'],
  ['Windows', 'Windows'],
  ['Wi-Fi и ЕГЭ', 'Wi-Fi и ЕГЭ'],
  ['\u0053сhool', 'School'],
  ['iPhoneом', 'iPhoneом'],
])('the alphabet of %j: %j', (text, mended) => expect(sameAlphabet(text)).toBe(mended))
