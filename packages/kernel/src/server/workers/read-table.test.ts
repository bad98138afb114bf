import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheets, TableTooLarge, TableUnread } from './read-table.ts'
import { boxOfSheet } from './sheet-box.ts'

const pupils = [
  ['Фамилия', 'Имя'],
  ['Миронова', 'Маша'],
]
const workbook = () => writeXlsx({ sheets: [{ name: 'Класс', rows: pupils }] })

/** Cells of the first sheet. */
const cellsOf = async (bytes: Uint8Array) => (await readSheets(bytes))[0]!.rows.map(({ cells }) => cells)

/** The workbook with another text of its first sheet. */
async function withSheet(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbook())
  const path = Object.keys(parts).find((name) => name.includes('worksheets/sheet1'))!
  return zipSync({ ...parts, [path]: strToU8(change(new TextDecoder().decode(parts[path]))) })
}
const addRows = (rows: string) => (xml: string) => xml.replace('</sheetData>', `${rows}</sheetData>`)
const rowsOf = (count: number, rowAt: (n: number) => string) =>
  Array.from({ length: count }, (_, i) => rowAt(i + 3)).join('')

describe('a table that was sent', () => {
  test('is read from a workbook', async () => expect(await cellsOf(await workbook())).toEqual(pupils))
  test('is read from CSV', async () =>
    expect(await cellsOf(Buffer.from('Фамилия;Имя\nМиронова;Маша'))).toEqual(pupils))
  test('is read from every sheet, with dates as days', async () => {
    const born = { rows: [['Миронова', new Date(Date.UTC(2012, 4, 3))]], name: 'Ученики' }
    const bytes = await writeXlsx({ sheets: [{ name: 'Титул', rows: [] }, born] })
    expect(await readSheets(bytes)).toEqual([
      { title: 'Титул', rows: [] },
      { title: 'Ученики', rows: [{ line: 1, cells: ['Миронова', '03.05.2012'] }] },
    ])
  })
  test('is read from UTF-16', async () =>
    expect(
      await cellsOf(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Фамилия\tИмя\r\nМиронова\tМаша', 'utf16le')]),
      ),
    ).toEqual(pupils))
  test('is read with merged heads, texts of several fonts, formulas, errors and days of the sheet', async () => {
    const row = (n: number, cells: string) => `<row r="${n}">${cells}</row>`
    const added = [
      row(
        3,
        '<c r="A3" t="inlineStr"><is><t>Зурин</t></is></c><c r="B3" t="inlineStr"><is><r><t>Ив</t></r><r><rPr><b/></rPr><t>ан</t></r></is></c>',
      ),
      row(4, '<c r="A4" t="str"><f>A2&amp;""</f><v>Гринёв</v></c><c r="B4" t="e"><v>#N/A</v></c>'),
      row(
        5,
        '<c r="A5" t="inlineStr"><is><t xml:space="preserve"> Белов\n </t></is></c><c r="B5"><v>0.30000000000000004</v></c>',
      ),
    ].join('')
    const bytes = await withSheet((xml) =>
      xml.replace(
        '</sheetData>',
        `${added}</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>`,
      ),
    )
    expect(await cellsOf(bytes)).toEqual([...pupils, ['Зурин', 'Иван'], ['Гринёв', '#N/A'], ['Белов', '0.3']])
  })
  test('may have formats without values at the edge of the sheet', async () => {
    const bytes = await withSheet(
      addRows('<row r="3"><c r="XFD3" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row>'),
    )
    expect((await cellsOf(bytes)).slice(0, 2)).toEqual(pupils)
  })
  test.each([
    [
      'a cell at the last column in every row',
      rowsOf(19_999, (n) => `<row r="${n}"><c r="XFD${n}"><v>1</v></c></row>`),
    ],
    ['a cell in the last row and column', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['cells without addresses', `<row>${'<c><v>1</v></c>'.repeat(300_000)}</row>`],
    [
      'addresses the bounds do not read',
      rowsOf(5000, (n) => `<row r="${n}"><c r="&#88;FD${n}"><v>1</v></c></row>`),
    ],
  ])('is refused or cut within its bounds: %s', async (_, rows) => {
    const bytes = await withSheet(addRows(rows))
    const read = await cellsOf(bytes).catch((error: unknown) => error)
    if (Array.isArray(read)) expect(Math.max(...read.map((row: string[]) => row.length))).toBeLessThan(500)
    else expect(read).toBeInstanceOf(TableTooLarge)
  })
  test('is refused when it unfolds to too much', () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(33 * 1024 * 1024) })
    return expect(readSheets(bomb)).rejects.toBeInstanceOf(TableTooLarge)
  })
  test('is refused when it declares less than it unfolds to', async () => {
    const bytes = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(33 * 1024 * 1024) }))
    // The uncompressed size is in the local header and in the directory.
    bytes.writeUInt32LE(100, 22)
    bytes.writeUInt32LE(100, bytes.lastIndexOf('PK\u0001\u0002') + 24)
    await expect(readSheets(bytes)).rejects.toBeInstanceOf(TableUnread)
  })
  test.each([
    ['CSV of many empty cells', ';'.repeat(1_000_000)],
    ['CSV of many lines', '\n'.repeat(1_000_000)],
  ])('is refused: %s', (_, text) =>
    expect(readSheets(Buffer.from(text))).rejects.toBeInstanceOf(TableTooLarge),
  )
  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
    ['a zip of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a torn workbook', Buffer.from('PK\u0003\u0004 and no more')],
  ])('is refused: %s', (_, bytes) => expect(readSheets(bytes)).rejects.toBeInstanceOf(TableUnread))
  test('is measured in a time of its length', () => {
    const from = process.threadCpuUsage()
    for (const text of ['<c ', '<row r="', '<c r=" ', '<a:c']) boxOfSheet(text.repeat(500_000))
    expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(3000)
  })
})
