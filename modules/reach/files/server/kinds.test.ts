import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Content, TypeDetector } from './kinds.ts'
import { archiveOf, docx, wordOf } from './testing/archive.ts'

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

const folder = mkdtemp(path.join(tmpdir(), 'smekalka-kinds-'))

async function contentOf(file: Buffer, step = file.length || 1): Promise<Content> {
  const place = path.join(await folder, 'file')
  await writeFile(place, file)
  const detector = new TypeDetector()
  for (let at = 0; at < file.length; at += step) detector.read(file.subarray(at, at + step))
  return detector.contentOf(place)
}

const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR')
const cases: [string, Buffer, Content][] = [
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF'), 'image/jpeg'],
  ['a screenshot', png, 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['a photo of an iPhone', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), 'image/heic'],
  ['a photo of another telephone', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0]), 'image/heic'],
  ['a PDF', bytes('%PDF-1.7\n', [0, 1, 2]), 'application/pdf'],
  ['a Word document', docx, wordDocument],
  ['a Word document with macros', wordOf('ms-word.document.macroEnabled'), 'macros'],
  [
    'a Word document that hides its macros',
    wordOf('openxmlformats-officedocument.wordprocessingml.document', { 'word/vbaProject.bin': 'Sub' }),
    'macros',
  ],
  ['a text', bytes('Ответ: 5 км/ч\r\n\tпотому что…'), 'text/plain'],
  ['a text that begins as a picture does', bytes('BM. Решение задачи про барометр и башню'), 'text/plain'],
  ['another archive', archiveOf({ 'setup.exe': 'MZ' }), null],
  ['a program', bytes('MZ', [0x90, 0, 3, 0]), null],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0]), null],
  ['a picture that runs scripts', bytes('<svg onload="alert(1)"/>', [0]), null],
  ['an archive cut short', docx.subarray(0, 60), null],
  ['nothing', Buffer.alloc(0), null],
]

test.each(cases)('%s is known by its content', async (_, file, type) => {
  expect(await contentOf(file)).toBe(type)
})

test('a file that comes byte by byte is the same file', async () => {
  for (const [name, file, type] of cases) expect(await contentOf(file, 1), name).toBe(type)
})
