import PDFDocument from 'pdfkit'
import { type About, type fonts, infoOf, margin, useFonts } from './paper.ts'
import { type Column, footMarks, type Part } from './parts.ts'

const cellGap = 6

/** A printable A4 document in the school's fonts. @param foot of every page, with `footMarks` */
export const sheets = (about: About, parts: readonly Part[], foot: string): Promise<Buffer> => {
  const drawing = new Drawing(about)
  for (const part of parts) drawing.add(part)
  return drawing.end(foot)
}

class Drawing {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #bytes: Buffer[] = []

  constructor(about: About) {
    this.#doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, info: infoOf(about) })
    useFonts(this.#doc)
    this.#doc.on('data', (part: Buffer) => this.#bytes.push(part))
  }

  add(part: Part): void {
    switch (part.kind) {
      case 'heading':
        this.#doc.font('bold').fontSize(part.size).text(part.text).moveDown(0.4)
        return
      case 'paragraph':
        this.#doc.font('text').fontSize(10).text(part.text, { lineGap: 2 }).moveDown(0.4)
        return
      case 'facts':
        return this.#facts(part.facts)
      case 'table':
        return this.#table(part.columns, part.rows)
    }
  }

  #facts(facts: readonly (readonly [string, string])[]): void {
    for (const [name, value] of facts) {
      this.#doc.font('bold').fontSize(10).text(`${name}: `, { continued: true, lineGap: 3 })
      this.#doc.font('text').text(value)
    }
    this.#doc.moveDown(0.6)
  }

  /** A table that repeats its head on every page; a row is not split between pages. */
  #table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    this.#row(
      columns,
      columns.map(({ title }) => title),
      'bold',
    )
    for (const row of rows) this.#row(columns, row, 'text')
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

  async end(foot: string): Promise<Buffer> {
    const doc = this.#doc
    const { start, count } = doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page)
      // Under the margin nothing may begin a new page.
      doc.page.margins.bottom = 0
      const text = foot
        .replaceAll(footMarks.page, String(page + 1))
        .replaceAll(footMarks.pages, String(count))
      doc
        .font('text')
        .fontSize(8)
        .text(text, margin, doc.page.height - margin + 8, { lineBreak: false })
    }
    const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
    doc.end()
    await ended
    return Buffer.concat(this.#bytes)
  }
}
