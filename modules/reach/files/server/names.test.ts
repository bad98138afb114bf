import { describe, expect, test } from 'vitest'
import { agreedName, safeName } from './names.ts'

describe('a name', () => {
  test.each([
    ['../../etc/\u202eлист.png', 'etcлист.png'],
    ['C:\\Решения\\лист.png', 'CРешениялист.png'],
    ['a\u0000\u0007\u200b\nb.txt', 'a b.txt'],
    ['и\u0306од.txt', 'йод.txt'],
    ['con.txt', 'con!.txt'],
    ['решение.txt. . ', 'решение.txt'],
    ['.bashrc', 'bashrc'],
    ['half \ud83e.png', 'half .png'],
  ])('%j is kept as %j', (name, kept) => expect(safeName(name)).toBe(kept.normalize('NFC')))

  test('that is too long keeps its extension', () => {
    const kept = safeName(`${'я'.repeat(500)}.jpeg`)
    expect(kept).toHaveLength(200)
    expect(kept).toMatch(/я\.jpeg$/)
  })
})

describe('a name agrees with the content', () => {
  test.each([
    ['лист.png', 'image/png', ''],
    ['ЛИСТ.JPEG', 'image/jpeg', 'image/jpeg'],
    ['решение.pdf', 'application/pdf', 'application/octet-stream'],
    ['ответ.txt', 'text/plain', 'text/plain; charset=utf-8'],
  ] as const)('%s of %s, called «%s»', (name, type, declared) =>
    expect(agreedName(name, type, declared)).toBe(name),
  )

  test.each([
    ['a.html', 'text/plain', 'text/html'],
    ['a.html', 'text/plain', ''],
    ['a.txt', 'text/plain', 'text/html'],
    ['a.svg', 'image/png', ''],
    ['a.png', 'image/png', 'image/svg+xml'],
    ['a.png', 'application/pdf', ''],
    ['a.pdf', 'image/png', ''],
    ['a.docm', 'text/plain', ''],
    ['a.exe', 'application/pdf', ''],
    ['txt', 'text/plain', ''],
  ] as const)('%s of %s, called «%s», does not', (name, type, declared) =>
    expect(agreedName(name, type, declared)).toBeNull(),
  )

  test('a picture gets the extension of what it is, and one that has none too', () => {
    expect(agreedName('IMG_1.HEIC', 'image/jpeg', 'image/heic')).toBe('IMG_1.jpg')
    expect(agreedName('image', 'image/png', '')).toBe('image.png')
    expect(agreedName('Снимок 10.15.30', 'image/png', '')).toBe('Снимок 10.15.30.png')
    expect(agreedName('/', 'application/pdf', '')).toBe('file.pdf')
  })
})
