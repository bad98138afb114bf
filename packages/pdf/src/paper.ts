import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { creator } from './ru.ts'

const require = createRequire(import.meta.url)
export const fonts = {
  text: require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
}

/** Of an A4 sheet, in points. */
export const margin = 42

export interface About {
  title: string
  madeAt: Date
}

/** Dark squares as a path of an SVG whose view box is `size` wide. */
export interface Code {
  size: number
  path: string
}

type Doc = InstanceType<typeof PDFDocument>

export const infoOf = ({ title, madeAt }: About) => ({
  Title: title,
  Creator: creator,
  CreationDate: madeAt,
  ModDate: madeAt,
})

export function useFonts(doc: Doc): void {
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
}

/** A document that is drawn, as bytes. */
export async function drawn(
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: Doc) => Promise<void> | void,
): Promise<Buffer> {
  const doc = new PDFDocument(options)
  useFonts(doc)
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  await draw(doc)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

export function drawCode(doc: Doc, { size, path }: Code, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / size)
    .path(path)
    .fill('#1f2430')
    .restore()
}

/** The largest font size at which the line fits the width. */
export function fitted(doc: Doc, text: string, size: number, width: number): number {
  let own = size
  while (own > 8 && doc.fontSize(own).widthOfString(text) > width) own -= 1
  return own
}
