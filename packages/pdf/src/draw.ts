import { runInWorker } from '@school/kernel/server'
import type { Award } from './award.ts'
import type { Drawing } from './draw.worker.ts'
import type { About } from './paper.ts'
import type { Column, Part } from './parts.ts'
import type { SignatureAbout, SigningKey } from './sign.ts'
import type { Slip } from './slips.ts'

const job = new URL('./draw.worker.ts', import.meta.url)

/** Fonts and layout take tens of milliseconds a sheet: drawn in a thread, so that other requests don't wait. */
const draw = async (drawing: Drawing): Promise<Buffer> => {
  const bytes = await runInWorker<Drawing, Uint8Array>(job, drawing, { timeoutMs: 60_000, lane: 'making' })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A diploma or a certificate. @throws Unavailable */
export const award = (about: About, sheet: Award): Promise<Buffer> =>
  draw({ kind: 'award', given: [about, sheet] })

/** Slips of a class to be cut. @throws Unavailable */
export const slips = (about: About, all: readonly Slip[]): Promise<Buffer> =>
  draw({ kind: 'slips', given: [about, all] })

/** Signs a document (PKCS#7, detached): a changed byte is seen by any reader. @throws Unavailable */
export const signPdf = (pdf: Buffer, key: SigningKey, about: SignatureAbout): Promise<Buffer> =>
  draw({ kind: 'sign', given: [pdf, key, about] })

/** A printable A4 document in the school's fonts: its parts are collected here and drawn in a worker at the end. */
export class Sheets {
  readonly #about: About
  readonly #parts: Part[] = []

  constructor(about: About) {
    this.#about = about
  }

  heading(text: string, size = 20): this {
    this.#parts.push({ kind: 'heading', text, size })
    return this
  }

  paragraph(text: string): this {
    this.#parts.push({ kind: 'paragraph', text })
    return this
  }

  /** Facts, one under another: a name and what it is. */
  facts(facts: readonly (readonly [string, string])[]): this {
    this.#parts.push({ kind: 'facts', facts })
    return this
  }

  /** A table that repeats its head on every page; a row is not split between pages. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): this {
    this.#parts.push({ kind: 'table', columns, rows })
    return this
  }

  /** @param foot of every page, with `footMarks`. @throws Unavailable */
  end(foot: string): Promise<Buffer> {
    return draw({ kind: 'sheets', given: [this.#about, this.#parts, foot] })
  }
}
