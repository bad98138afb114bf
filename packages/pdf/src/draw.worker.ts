import { award } from './award.ts'
import { sheets } from './document.ts'
import type { SignatureAbout, SigningKey } from './sign.ts'
import { slips } from './slips.ts'

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Loaded with the first document that is signed. */
async function sign(pdf: Uint8Array, key: SigningKey, about: SignatureAbout): Promise<Buffer> {
  const { signPdf } = await import('./sign.ts')
  // What comes into a thread is bytes without the methods of a `Buffer`.
  return signPdf(bufferOf(pdf), { ...key, p12: bufferOf(key.p12) }, about)
}

const drawings = { award, sheets, sign, slips }
type Drawings = typeof drawings

/** A document to be drawn or signed: its kind and its contents. */
export type Drawing = {
  [Kind in keyof Drawings]: { kind: Kind; given: Parameters<Drawings[Kind]> }
}[keyof Drawings]

export const run = ({ kind, given }: Drawing): Promise<Uint8Array> =>
  (drawings[kind] as (...all: unknown[]) => Promise<Uint8Array>)(...given)
