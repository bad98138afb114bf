import { describe, expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

const words = '---\r\ntitle: Весы\r\n'
const kept = '---\ntitle: Весы\n'
const read = (bytes: Uint8Array) => {
  const { text, problems } = sourceText(bytes)
  return [text, ...problems.map(({ line, message }) => `${line} ${message}`)]
}

describe('a file of the content', () => {
  test.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-8 with line ends of an old Mac', Buffer.from(words.replaceAll('\r\n', '\r'))],
  ])('is read in %s', (_, bytes) => expect(read(bytes)).toEqual([kept]))

  const cp1251 = Buffer.concat([
    Buffer.from('---\r\ntitle: '),
    Buffer.from([0xc2, 0xe5, 0xf1, 0xfb]),
    Buffer.from('\r\n'),
  ])
  test.each([
    ['windows-1251', cp1251],
    ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['UTF-16', Buffer.from(words, 'utf16le')],
  ])('that is saved in %s is read and reported', (encoding, bytes) => {
    const [text, problem] = read(bytes)
    expect(text).toBe(kept)
    expect(problem).toContain(`1 Файл сохранён в\u00a0${encoding}: пересохраните его в\u00a0UTF-8`)
  })

  test('with broken signs is reported at the line of the first', () => {
    const [, problem] = read(
      Buffer.concat([Buffer.from('Весы и гири\nи '), Buffer.from([0xd0]), Buffer.from(' весы')]),
    )
    expect(problem).toContain('2 Испорченный знак')
  })
})
