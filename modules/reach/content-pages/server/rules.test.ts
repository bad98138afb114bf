import { describe, expect, test } from 'vitest'
import { contentsOf, foldQuestions, isPagePath, textOf } from './rules.ts'

test.each([
  ['legal/policy/cookie', true],
  ['coach_foto', true],
  ['webinar-faq', true],
  ['', false],
  ['/about', false],
  ['about/', false],
  ['legal//cookie', false],
  ['О школе', false],
  ['../secret', false],
  ['a\u0000b', false],
  ['a'.repeat(201), false],
])('whether a page may live at «%s»: %s', (path, may) => expect(isPagePath(path)).toBe(may))

describe('the words of a page', () => {
  test('come without tags, typographic spaces and places for facts', () => {
    const html =
      '<h2 id="a">О&nbsp;школе</h2><p>Ты\u00a0и\u00a0я &#x26; все: 5&#x3C;7, 20 км/\u2060ч.</p><p>Звони {{phone}}</p>'
    expect(textOf(html.replace('&nbsp;', '\u00a0'))).toBe('О школе Ты и я & все: 5<7, 20 км/ч. Звони')
  })

  test('of neighbouring blocks do not stick together', () =>
    expect(textOf('<ul><li>раз</li><li>два</li></ul>')).toBe('раз два'))
})

describe('contents', () => {
  const section = (id: string, length: number) =>
    `<h2 id="${id}">Часть <em>${id}</em></h2><p>${'ж '.repeat(length)}</p>`

  test('of a long page are its sections', () => {
    const html = ['a', 'b', 'c'].map((id) => section(id, 600)).join('')
    expect(contentsOf(html)).toEqual(['a', 'b', 'c'].map((id) => ({ id, text: `Часть ${id}` })))
  })

  test('of a page that is seen at once are empty', () => {
    expect(contentsOf(['a', 'b', 'c'].map((id) => section(id, 10)).join(''))).toEqual([])
    expect(contentsOf(['a', 'b'].map((id) => section(id, 900)).join(''))).toEqual([])
  })
})

describe('questions', () => {
  const folded = foldQuestions(
    '<p>Начало.</p><h2 id="zvuk">Звук</h2><h3 id="net">Нет звука</h3><p>Нажми.</p><ul><li>раз</li></ul><h3 id="eho">Эхо</h3><p>Закрой.</p><h2 id="chat">Чат</h2><p>Пиши.</p>',
  )

  test('fold with their answers, and the anchor leads inside', () => {
    expect(folded).toContain(
      '<details><summary><h3>Нет звука</h3></summary><div id="net"><p>Нажми.</p><ul><li>раз</li></ul></div></details>',
    )
    expect(folded.match(/<details>/g)).toHaveLength(2)
  })

  test('leave sections and the text before them as they are', () => {
    expect(folded).toMatch(/^<p>Начало\.<\/p><h2 id="zvuk">Звук<\/h2><details>/)
    expect(folded).toMatch(/<h2 id="chat">Чат<\/h2><p>Пиши\.<\/p>$/)
  })
})
