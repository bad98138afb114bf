import { expect, test } from 'vitest'
import { decodeText } from './decode.ts'

const text = 'Фамилия;Имя\nГринёв;Пётр'
const utf16 = Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', 'utf-8', Buffer.from(text)],
  ['UTF-8 with a mark', 'utf-8', Buffer.from(`\ufeff${text}`)],
  ['UTF-8 that is torn in the middle of a letter', 'utf-8', Buffer.from(`${text}й`).subarray(0, -1)],
  ['UTF-16 with a mark', 'utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  [
    'UTF-16 of the other order',
    'utf-16be',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
  ],
  ['UTF-16 without a mark', 'utf-16le', utf16],
  ['UTF-16 of the other order without a mark', 'utf-16be', Buffer.from(utf16).swap16()],
  ['windows-1251', 'windows-1251', Buffer.from('d4e0ece8ebe8ff3bc8ecff0ac3f0e8ede2e2e83bcfe5f2f0', 'hex')],
  ['letters of DOS', 'ibm866', Buffer.from('94a0aca8aba8ef3b88acef0a83e0a8adaea23b8fa5e2e0', 'hex')],
  ['KOI8', 'koi8-r', Buffer.from('e6c1cdc9ccc9d13be9cdd10ae7d2c9cecfd73bf0c5d4d2', 'hex')],
  [
    'letters of an old Mac',
    'x-mac-cyrillic',
    Buffer.from('94e0ece8ebe8df3b88ecdf0a83f0e8edeee23b8fe5f2f0', 'hex'),
  ],
])('a file is read in %s', (_, encoding, bytes) => {
  const read = decodeText(bytes)
  expect(read.text).toMatch(/^Фамилия;Имя\nГрин/)
  expect(read.encoding).toBe(encoding)
})

test('a text without Cyrillic letters is read in windows-1251 when it is no UTF-8', () =>
  expect(decodeText(Buffer.from([0x31, 0x20, 0xb9, 0x20, 0x35])).text).toBe('1 № 5'))
