import { describe, expect, test } from 'vitest'
import { samples } from '../gallery/samples.ts'
import { renderMarkdown } from '@school/markdown'
import { aloud, partsToRead, sentencesOf, textToRead } from './aloud.ts'

describe('a text read aloud', () => {
  test.each([
    ['<p>Сколько будет 7 + 5?</p>', 'Сколько будет 7 плюс 5?'],
    ['<p>14 − 6 = ?</p>', '14 минус 6 равно сколько?'],
    ['<p>3 · 4 и 12 : 3</p>', '3 умножить на 4 и 12 разделить на 3'],
    ['<p>Урок в 12:30</p>', 'Урок в 12:30'],
    ['<p>Белка - рыжая, по 5-6 орехов</p>', 'Белка - рыжая, по 5-6 орехов'],
    ['<p>Раз.</p><ul><li>Два</li><li>Три</li></ul>', 'Раз. Два Три'],
    ['<p>5 &lt; 8</p>', '5 меньше 8'],
    ['<p>Смотри.</p><svg><text>секрет</text></svg>', 'Смотри.'],
    ['<p>8 + ___ = 10</p>', '8 плюс пропуск равно 10'],
    ['<p>1/3 и 2/5, 7/8, 21/100</p>', 'одна третья и две пятых, 7 восьмых, 21 сотая'],
    ['<p>2 1/2 м</p>', 'две целых одна вторая м'],
    ['<p>5/37</p>', '5/37'],
    ['<p>60 км/ч и 3 м/с</p>', '60 км в час и 3 м в секунду'],
    ['<p>а ≠ 0, √16 ≤ 5</p>', 'а не равно 0, корень из 16 меньше или равно 5'],
  ])('%s', (html, said) => expect(aloud(html)).toBe(said))

  test('goes sentence by sentence', () =>
    expect(sentencesOf('Жила белка. Сколько у неё орехов? Пять!')).toEqual([
      'Жила белка.',
      'Сколько у неё орехов?',
      'Пять!',
    ]))
})

describe('a question read aloud', () => {
  test('reads the statement and then the options in their order', () => {
    const parts = partsToRead({
      kind: 'single_choice',
      html: '<p>Кто это?</p>',
      options: [
        { id: 'b', html: 'Белка' },
        { id: 'a', html: 'Сова' },
      ],
    })
    expect(parts).toEqual([
      { id: 'statement', text: 'Кто это?' },
      { id: 'b', text: 'Белка' },
      { id: 'a', text: 'Сова' },
    ])
  })
  test('says where a gap is and what fits in', () => {
    const [part] = partsToRead({
      kind: 'gaps',
      parts: [
        { html: '<em>Ж</em>' },
        { gap: { id: '1', type: 'choice', options: ['и', 'ы'] } },
        { html: 'раф' },
      ],
    })
    expect(part!.text).toBe('Ж пропуск: и, ы; раф')
  })
  test.each(samples)('$name: has something to say and no markup', ({ question }) => {
    const parts = partsToRead(question)
    expect(parts.length).toBeGreaterThan(0)
    for (const { text } of parts) expect(text).not.toMatch(/<\/?[a-z]|katex|\\frac/)
  })
})

test('a long text is read by paragraphs, its formulas in words and its tables row by row', () => {
  const notes =
    '## Доли\n\nПоловина — это $\\dfrac{1}{2}$.\n\n- раз\n- два\n\n| Было | Стало |\n|---|---|\n| 5 | $2\\dfrac{3}{4}$ |\n'
  expect(textToRead(renderMarkdown(notes).html).map(({ text }) => text)).toEqual([
    'Доли',
    'Половина — это одна вторая.',
    'раз',
    'два',
    'Было, Стало',
    '5, две целых 3 четвёртых',
  ])
})
