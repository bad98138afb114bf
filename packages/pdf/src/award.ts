import { type About, type Code, drawCode, drawn, fitted, infoOf } from './paper.ts'

export interface Award {
  school: string
  title: string
  receives: string
  name: string
  what: string
  details: string
  facts: readonly (readonly [string, string])[]
  /** Leads to the page that confirms it. */
  qr: Code
  check: string
  /** Of the frame and the title. */
  colour: string
}

const dark = '#1f2430'
const pale = '#5c6270'

/** An award to hang on a wall: one sheet of A4 lying on its side. */
export const award = (about: About, sheet: Award): Promise<Buffer> =>
  drawn({ size: 'A4', layout: 'landscape', margin: 0, info: infoOf(about) }, (doc) => {
    const { width, height } = doc.page
    const inner = width - 160
    doc
      .lineWidth(5)
      .strokeColor(sheet.colour)
      .rect(26, 26, width - 52, height - 52)
      .stroke()
    doc
      .lineWidth(0.8)
      .rect(35, 35, width - 70, height - 70)
      .stroke()
    const centred = (text: string, y: number, most: number, font: 'text' | 'bold', colour: string): void => {
      doc.font(font).fillColor(colour)
      doc.fontSize(fitted(doc, text, most, inner)).text(text, 80, y, { width: inner, align: 'center' })
    }
    centred(sheet.school, 62, 15, 'bold', dark)
    centred(sheet.title, 128, 40, 'bold', sheet.colour)
    centred(sheet.receives, 196, 14, 'text', pale)
    centred(sheet.name, 222, 32, 'bold', dark)
    doc.font('text').fontSize(16).fillColor(dark)
    doc.text(sheet.what, 80, 284, { width: inner, align: 'center', height: 44, ellipsis: true })
    if (sheet.details) {
      doc.fontSize(12).fillColor(pale)
      doc.text(sheet.details, 80, doc.y + 6, { width: inner, align: 'center', height: 34, ellipsis: true })
    }
    let y = height - 128
    for (const [name, value] of sheet.facts) {
      doc.font('text').fontSize(9).fillColor(pale).text(name, 80, y, { lineBreak: false })
      doc
        .font('bold')
        .fontSize(13)
        .fillColor(dark)
        .text(value, 80, y + 12, { lineBreak: false })
      y += 36
    }
    drawCode(doc, sheet.qr, width - 80 - 76, height - 144, 76)
    doc.font('text').fontSize(9).fillColor(pale)
    doc.text(sheet.check, width - 80 - 76 - 32, height - 66, { width: 140, align: 'center' })
  })
