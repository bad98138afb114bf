import { expect, test } from 'vitest'
import { lettersOf } from './decode.ts'

const words = 'Крепость'
test.each([
  ['UTF-8', Buffer.from(words)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`)],
  ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
  ['windows-1251', Buffer.from([0xca, 0xf0, 0xe5, 0xef, 0xee, 0xf1, 0xf2, 0xfc])],
])('a file is read in %s', (_, bytes) => expect(lettersOf(bytes)).toBe(words))
