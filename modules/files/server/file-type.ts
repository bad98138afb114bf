import type { FileType } from '../contract/stored-file.ts'

const bytesAt = (bytes: Buffer, at: number, wanted: string): boolean =>
  bytes.subarray(at, at + wanted.length).toString('latin1') === wanted

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** The list of what a ZIP holds stands at its end. */
const isDocument = (head: Buffer, tail: Buffer): boolean =>
  bytesAt(head, 0, 'PK\u0003\u0004') && tail.includes('word/document.xml')

/** Line breaks, tabs and form feeds are a text's own; other signs of control are not of a text. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13].includes(byte)

/** What a file is by its first and last bytes; its name and what the sender calls it are not asked. */
export class TypeReader {
  static readonly edge = 65_536
  #head: Buffer = Buffer.alloc(0)
  #tail: Buffer = Buffer.alloc(0)
  #isText = true

  read(chunk: Buffer): void {
    const { edge } = TypeReader
    if (this.#head.length < 64) this.#head = Buffer.concat([this.#head, chunk.subarray(0, 64)])
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-edge)
    this.#isText &&= !chunk.some(isControl)
  }

  /** `null` is nothing that is taken. */
  type(): FileType | null {
    const head = this.#head
    if (bytesAt(head, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg'
    if (bytesAt(head, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png'
    if (bytesAt(head, 0, 'RIFF') && bytesAt(head, 8, 'WEBP')) return 'image/webp'
    if (bytesAt(head, 4, 'ftyp') && heicBrands.some((brand) => bytesAt(head, 8, brand))) return 'image/heic'
    if (bytesAt(head, 0, '%PDF-')) return 'application/pdf'
    if (isDocument(head, this.#tail))
      return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return this.#isText && head.length > 0 ? 'text/plain' : null
  }
}
