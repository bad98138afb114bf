import { describe, expect, test } from 'vitest'
import { renderWithSlots } from './slots.ts'

const parts = (markdown: string) => renderWithSlots(markdown).parts

describe('places for inputs', () => {
  test('split their paragraph', () =>
    expect(parts('Наша {{1}} дома')).toEqual([
      { tag: 'p', parts: [{ html: 'Наша ' }, { slot: '1' }, { html: ' дома' }] },
    ]))
  test('keep their word on one line', () =>
    expect(parts('Моя к{{1}}рова')).toEqual([
      {
        tag: 'p',
        parts: [
          { html: 'Моя ' },
          { tag: 'span', className: 'md-solid', parts: [{ html: 'к' }, { slot: '1' }, { html: 'рова' }] },
        ],
      },
    ]))
  test('leave other paragraphs whole', () =>
    expect(parts('Прочти **текст**.\n\n{{1}}')).toEqual([
      { html: '<p>Прочти <strong>текст</strong>.</p>\n' },
      { tag: 'p', parts: [{ slot: '1' }] },
    ]))
  test('may be inside of bold text', () =>
    expect(parts('**ком {{1}}**')).toEqual([
      { tag: 'p', parts: [{ tag: 'strong', parts: [{ html: 'ком ' }, { slot: '1' }] }] },
    ]))
  test('may be in a list, whose items stay items', () =>
    expect(parts('- раз {{1}}\n- два')).toEqual([
      {
        tag: 'ul',
        parts: [
          { tag: 'li', parts: [{ html: 'раз ' }, { slot: '1' }] },
          { tag: 'li', parts: [{ html: 'два' }] },
        ],
      },
    ]))
  test('may be in a table, which has no stray text between its cells', () => {
    const [box] = parts('| a |\n|---|\n| {{1}} |')
    expect(JSON.stringify(box)).not.toContain('\\n')
    expect(box).toMatchObject({ tag: 'div', className: 'md-table' })
  })
  test('may be next to formulas', () =>
    expect(parts('$x = 2$, тогда {{1}}')).toMatchObject([
      { tag: 'p', parts: [{ html: expect.stringContaining('katex') as string }, { slot: '1' }] },
    ]))
  test('are listed in the order of the text', () =>
    expect(renderWithSlots('{{2}} {{1}}\n\n- {{3}} {{1}}').slots).toEqual(['2', '1', '3', '1']))
  test('are reported inside of a formula', () =>
    expect(renderWithSlots('а\n\n$x = {{1}}$').problems).toEqual([
      { line: 3, message: expect.stringContaining('внутрь формулы') as string },
    ]))
})
