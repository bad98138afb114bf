import { openAsBlob } from 'node:fs'
import { fileTypeFromBlob } from 'file-type'
import type { FileType } from '../contract/stored-file.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What is taken, and the extensions by which its owner's computer knows it; the first one is given to a file without any. */
export const extensions: Record<FileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  [docx]: ['docx'],
  'text/plain': ['txt'],
}

/** Pictures of telephones have several names for one kind. */
const detected: Record<string, FileType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'application/pdf': 'application/pdf',
  [docx]: docx,
}

/** What a file is by its content: a kind that is taken, a document with programs in it, or nothing that is taken. */
export type Content = FileType | 'macros' | null

/** Line breaks, tabs and form feeds are a text's own; other signs of control are not of a text. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13].includes(byte)

const macros = Buffer.from('vbaProject')

/** Detects the type of a file while it is uploaded and afterwards; its name and its declared type are not used. */
export class TypeDetector {
  #size = 0
  #isText = true
  #hasMacros = false
  #end: Buffer = Buffer.alloc(0)

  read(chunk: Buffer): void {
    this.#size += chunk.length
    this.#isText &&= !chunk.some(isControl)
    // Names of an archive's parts are never packed, wherever the archive was cut.
    this.#hasMacros ||= Buffer.concat([this.#end, chunk]).includes(macros)
    this.#end = Buffer.concat([this.#end, chunk]).subarray(-macros.length)
  }

  /** @param place where its bytes lie now */
  async contentOf(place: string): Promise<Content> {
    if (this.#size === 0) return null
    // What the library stumbles over is none of these kinds.
    const found = await fileTypeFromBlob(await openAsBlob(place)).catch(() => ({ mime: '' }))
    if (found?.mime.includes('macroenabled')) return 'macros'
    const type = found && detected[found.mime]
    if (type === docx && this.#hasMacros) return 'macros'
    // Trap: «BM. Решение» begins as a picture does, and a PDF of signs only reads as a text.
    return type ?? (this.#isText ? 'text/plain' : null)
  }
}
