import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { useFonts } from './paper.ts'
import { type Slip, slips } from './slips.ts'

const modules = 33
const qrSize = 64
/** A reader of codes needs four modules of white around the square. */
const quiet = (4 * qrSize) / modules

const slip = (code: string, more: Partial<Slip> = {}): Slip => ({
  heading: '7Б, Школа Белогорской крепости',
  name: 'Ёлкин Пётр',
  code,
  qr: { size: modules, path: 'M0 0h1v1h-1z' },
  lines: ['Откройте school.example/school_classes/entry', 'и введите код или наведите телефон на квадрат.'],
  ...more,
})

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What the content of a page draws. Texts are known by their places in order: heading, name, code, lines. */
async function drawnOn(all: readonly Slip[]): Promise<{ sizes: number[]; codes: Box[]; squares: Box[] }> {
  const pdf = (await slips({ title: 'Листки', madeAt: new Date('2026-11-24T09:00:00Z') }, all)).toString(
    'latin1',
  )
  const content = [...pdf.matchAll(/stream\r?\n([^]*?)endstream/g)]
    .map(([, packed]) => inflated(packed!))
    .filter((text) => text.includes('BT'))
    .join('\n')
  const measure = new PDFDocument()
  useFonts(measure)
  // The code alone is spaced.
  const found = [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\s+\/F\d+ ([\d.]+) Tf\s+1 Tc/g)]
  const codes = found.map(([, x, y, size], index) => {
    measure.font('bold').fontSize(Number(size))
    const width = measure.widthOfString(all[index]!.code, { characterSpacing: 1 })
    const baseline = 841.89 - Number(y)
    return { left: Number(x), right: Number(x) + width, top: baseline - Number(size), bottom: baseline }
  })
  const squares = [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) cm\s+([\d.]+) 0 0/g)].map(([, x, y]) => ({
    left: Number(x),
    top: Number(y),
    right: Number(x) + qrSize,
    bottom: Number(y) + qrSize,
  }))
  return { sizes: found.map(([, , , size]) => Number(size)), codes, squares }
}

function inflated(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codesOf = (length: number) => [
  ...[...letters].map((letter) => letter.repeat(length)),
  'W57ZWW7K2KHK'.slice(0, length),
  'MWQGWMOQ2345'.slice(0, length),
]
const spelled = (code: string) => code.match(/.{1,4}/g)!.join('-')

test.each([8, 12])(
  'no code of %i signs touches the QR code next to it, nor its quiet zone',
  async (length) => {
    const all = codesOf(length).map((code) => slip(spelled(code)))
    const { codes, squares, sizes } = await drawnOn(all)
    expect([codes.length, squares.length]).toEqual([all.length, all.length])
    for (const [index, code] of codes.entries()) {
      const square = squares[index]!
      expect(code.right, all[index]!.code).toBeLessThanOrEqual(square.left - quiet)
      // They are on one level, so only the horizontal distance keeps them apart.
      expect(code.bottom).toBeGreaterThan(square.top)
      // It is read and typed by a child.
      expect(sizes[index]).toBeGreaterThanOrEqual(12)
    }
  },
)

test('the name and the heading end above the square', async () => {
  const long = slip('WWWW-WWWW-WWWW', {
    name: 'Салтыков-Щедрин Константин Константинович',
    heading: 'Ш'.repeat(80),
  })
  const { squares } = await drawnOn([long])
  // Padding, the heading, the name of twelve points with its descent.
  expect(squares[0]!.top).toBeGreaterThanOrEqual(24 + 12 + 14 + 12 * 1.25)
})
