import { expect, test } from 'vitest'
import { TypeReader } from './file-type.ts'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

function typeOf(file: Buffer, step = file.length): string | null {
  const reader = new TypeReader()
  for (let at = 0; at < file.length; at += step) reader.read(file.subarray(at, at + step))
  return reader.type()
}

const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR')
const cases: [string, Buffer, string | null][] = [
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF'), 'image/jpeg'],
  ['a screenshot', png, 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['a photo of an iPhone', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), 'image/heic'],
  ['a PDF', bytes('%PDF-1.7\n', [0, 1, 2]), 'application/pdf'],
  [
    'a Word document',
    bytes('PK\u0003\u0004', [0, 0, 8], 'x'.repeat(500), 'word/document.xml', [0, 0]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a text', bytes('Ответ: 5 км/ч\r\n\tпотому что…'), 'text/plain'],
  ['another archive', bytes('PK\u0003\u0004', [0, 0, 8], 'setup.exe', [0]), null],
  ['a program', bytes('MZ', [0x90, 0, 3, 0]), null],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0]), null],
  ['nothing', Buffer.alloc(0), null],
]

test.each(cases)('%s is known by its content', (_, file, type) => {
  expect(typeOf(file)).toBe(type)
})

test('a file that comes byte by byte is the same file', () => {
  for (const [, file, type] of cases) expect(typeOf(file, 1)).toBe(type)
})

test('a page with scripts is a text and never more', () => {
  expect(typeOf(bytes('<html><script>alert(1)</script>'))).toBe('text/plain')
})
