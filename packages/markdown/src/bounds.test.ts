import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './index.ts'

const long = (unit: string, letters = 20_000) => unit.repeat(Math.ceil(letters / unit.length))

const texts: Record<string, string> = {
  quotations: long('>'),
  'quotations with spaces': long('> '),
  'lists in lists': long('- '),
  'numbered lists in lists': long('1. '),
  'quotations on each line': long('>>>>>>>>>>>>>>>>>>>>>>>>>> a\n'),
  'nested lists': Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  formulas: long('$a$ '),
  'formulas on their lines': long('$$\na\n$$\n'),
  'a long formula': `$${long('x+')}$`,
  'a formula with nested braces': `$${'{'.repeat(5000)}a${'}'.repeat(5000)}$`,
  'a wide and high table': `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|\n'.repeat(5000)}`,
  'a long link many times': `${'[a] '.repeat(3000)}\n\n[a]: https://example.org/${'a'.repeat(5000)}`,
  brackets: long('['),
  'pictures in pictures': long('!['),
  emphasis: long('*a_'),
  stars: long('*'),
  'a backquote and more': Array.from({ length: 150 }, (_, i) => '`'.repeat(i)).join(' '),
  dollars: long('$'),
  directives: long(':::a\n'),
  'opened angles': long('<a '),
  'links by themselves': long('www.a.'),
  addresses: long('a@a.'),
  entities: long('&amp'),
  headings: long('## a\n'),
  spaces: `a${long(' ')}b`,
}

describe.each(Object.entries(texts))('a text of %s', (_, text) => {
  test('becomes a page of a bounded size in a bounded time', () => {
    const from = process.threadCpuUsage()
    const { html } = renderMarkdown(text)
    expect(html.length).toBeLessThan(1_500_000)
    expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(10_000)
  }, 30_000)
})

test('what is beyond the bounds is shown as it was typed, and reported', () => {
  const { html, problems } = renderMarkdown(long('> '))
  expect(html).toMatch(/^<p>(> ){100}/)
  expect(problems).toEqual([{ line: 1, message: expect.stringContaining('вложены') }])
})
