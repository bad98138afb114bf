import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { type About, type fonts, infoOf, margin, useFonts } from './paper.ts'

export interface Column {
  title: string
  /** In points; those of all columns together are the width between the margins, 511. */
  width: number
}

const cellGap = 6

/** Rows, some ten milliseconds of them: a long table lets others have their turn. */
const restEvery = 40

/** A printable A4 document in the school's fonts. */
export class Sheets {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #parts: Buffer[] = []

  constructor(about: About) {
    this.#doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, info: infoOf(about) })
    useFonts(this.#doc)
    this.#doc.on('data', (part: Buffer) => this.#parts.push(part))
  }

  heading(text: string, size = 20): this {
    this.#doc.font('bold').fontSize(size).text(text).moveDown(0.4)
    return this
  }

  paragraph(text: string): this {
    this.#doc.font('text').fontSize(10).text(text, { lineGap: 2 }).moveDown(0.4)
    return this
  }

  /** Facts, one under another: a name and what it is. */
  facts(facts: readonly (readonly [string, string])[]): this {
    for (const [name, value] of facts) {
      this.#doc.font('bold').fontSize(10).text(`${name}: `, { continued: true, lineGap: 3 })
      this.#doc.font('text').text(value)
    }
    this.#doc.moveDown(0.6)
    return this
  }

  /** A table whose head stands on every page; a row is not parted by the end of one. It may be long: others have their turn meanwhile. */
  async table(columns: readonly Column[], rows: Iterable<readonly string[]>): Promise<void> {
    this.#row(
      columns,
      columns.map(({ title }) => title),
      'bold',
    )
    let done = 0
    for (const row of rows) {
      this.#row(columns, row, 'text')
      if (++done % restEvery === 0) await setImmediate()
    }
  }

  #row(columns: readonly Column[], cells: readonly string[], font: keyof typeof fonts): void {
    const doc = this.#doc
    doc.font(font).fontSize(8)
    const widths = columns.map(({ width }) => width - cellGap)
    const height = Math.max(
      ...cells.map((cell, index) => (cell === '' ? 0 : doc.heightOfString(cell, { width: widths[index]! }))),
    )
    if (doc.y + height > doc.page.height - margin - 20) {
      doc.addPage()
      if (font === 'text') {
        this.#row(
          columns,
          columns.map(({ title }) => title),
          'bold',
        )
        doc.font(font).fontSize(8)
      }
    }
    const { y } = doc
    let x = margin
    for (const [index, cell] of cells.entries()) {
      if (cell !== '') doc.text(cell, x, y, { width: widths[index]! })
      x += columns[index]!.width
    }
    doc
      .moveTo(margin, y + height + 2)
      .lineTo(x, y + height + 2)
      .lineWidth(0.4)
      .strokeColor('#c9c4ba')
      .stroke()
    doc.x = margin
    doc.y = y + height + 5
  }

  /** Ends it. @param footer what stands at the foot of every page */
  async end(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const doc = this.#doc
    const { start, count } = doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page)
      // Under the margin nothing may begin a new page.
      doc.page.margins.bottom = 0
      doc
        .font('text')
        .fontSize(8)
        .text(footer(page + 1, count), margin, doc.page.height - margin + 8, { lineBreak: false })
    }
    const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
    doc.end()
    await ended
    return Buffer.concat(this.#parts)
  }
}
