import { setImmediate } from 'node:timers/promises'
import { type About, type Code, drawCode, drawn, fitted, infoOf } from './paper.ts'

/** A piece of paper for one person. */
export interface Slip {
  heading: string
  name: string
  /** Large: it is read and typed. */
  code: string
  /** Leads where the code is typed. */
  qr: Code
  lines: readonly string[]
}

const columns = 2
const rows = 5
const perPage = columns * rows
const edge = 24
const padding = 12
const qrSize = 64
const codeSpacing = 1
const dark = '#1f2430'
const pale = '#5c6270'

/** Slips to be cut out, ten on a sheet of A4. */
export const slips = (about: About, all: readonly Slip[]): Promise<Buffer> =>
  drawn({ size: 'A4', margin: 0, autoFirstPage: false, info: infoOf(about) }, async (doc) => {
    for (const [index, slip] of all.entries()) {
      if (index % perPage === 0) {
        doc.addPage()
        await setImmediate()
      }
      const width = (doc.page.width - 2 * edge) / columns
      const height = (doc.page.height - 2 * edge) / rows
      const left = edge + (index % columns) * width
      const top = edge + Math.floor((index % perPage) / columns) * height
      doc.rect(left, top, width, height).lineWidth(0.6).dash(4, { space: 3 }).stroke('#a9a498').undash()
      const x = left + padding
      const inner = width - 2 * padding
      const line = { lineBreak: false } as const
      doc.font('text').fillColor(pale)
      doc.fontSize(fitted(doc, slip.heading, 8.5, inner)).text(slip.heading, x, top + padding, line)
      doc.font('bold').fillColor(dark)
      doc.fontSize(fitted(doc, slip.name, 12, inner)).text(slip.name, x, top + padding + 14, line)
      const room = inner - qrSize - 8 - slip.code.length * codeSpacing
      doc.fontSize(fitted(doc, slip.code, 19, room))
      doc.text(slip.code, x, top + padding + 36, { ...line, characterSpacing: codeSpacing })
      drawCode(doc, slip.qr, left + width - padding - qrSize, top + padding + 34, qrSize)
      doc.font('text').fontSize(8.5).fillColor(pale)
      doc.text(slip.lines.join('\n'), x, top + padding + 60, {
        width: inner - qrSize - 8,
        height: height - 60 - padding - 6,
        lineGap: 1,
        ellipsis: true,
      })
    }
  })
