import { createHash } from 'node:crypto'
import type { Option } from '../../contract/index.ts'
import { says } from './ru.ts'
import type { Scribe } from './scribe.ts'

const hashOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6) % 1_000_000

/**
 * Ids of pieces, derived from their texts: stable when the file is reordered, and unrelated to the right place.
 * Digits only, so that a record with these keys is not renamed on the wire.
 */
export function pieceIds(texts: readonly string[]): string[] {
  const taken = new Set<number>()
  return texts.map((text) => {
    let id = hashOf(text)
    while (taken.has(id)) id = (id + 1) % 1_000_000
    taken.add(id)
    return String(id)
  })
}

/** Where in the file a piece is written. */
export interface Written {
  text: string
  path: PropertyKey[]
}

export const listed = (field: string, texts: readonly string[]): Written[] =>
  texts.map((text, index) => ({ text, path: [field, index] }))

/** Pieces ready to be shown, in an order that reveals nothing; duplicates are reported. */
export function shownPieces(pieces: readonly Written[], scribe: Scribe): Option[] {
  const ids = pieceIds(pieces.map(({ text }) => text))
  const seen = new Set<string>()
  for (const { text, path } of pieces) {
    if (seen.has(text)) scribe.report(path, says.samePiece(text))
    seen.add(text)
  }
  return pieces
    .map(({ text, path }, index) => ({ id: ids[index]!, html: scribe.inline(path, text) }))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** The id of a piece by its number in the file; an unused id when there is no such number. */
export const idByNumber =
  (ids: readonly string[]) =>
  (number: number): string =>
    ids[number - 1] ?? `0${number}`
