import { createHash } from 'node:crypto'
import type { ProtocolFacts, ProtocolKind } from '@school/olympiads/contract'

/** An event of a stage. */
export interface ProtocolFact {
  /** Unique key: the same fact is written once. */
  source: string
  at: Date
  kind: ProtocolKind
  participationId: number | null
  actorId: number | null
  facts: ProtocolFacts
}

/** A written entry; its hash covers the hash of the previous one. */
export interface Sealed extends ProtocolFact {
  number: number
  hash: string
}

/** Sorted because the database does not keep the order of JSON keys. */
const inOrder = (facts: ProtocolFacts): unknown[] =>
  Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))

const hashOf = (
  stageId: number,
  before: string | null,
  { at, facts, ...fact }: Omit<Sealed, 'hash'>,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        stageId,
        fact.number,
        at.toISOString(),
        fact.kind,
        fact.participationId,
        fact.actorId,
        fact.source,
        inOrder(facts),
      ]),
    )
    .digest('hex')

/** Appends new facts to the chain of a stage. @param last the last entry at present */
export function seal(
  stageId: number,
  last: Pick<Sealed, 'number' | 'hash'> | null,
  facts: readonly ProtocolFact[],
): Sealed[] {
  let before = last
  return facts.map((fact) => {
    const entry = { ...fact, number: (before?.number ?? 0) + 1 }
    const sealed = { ...entry, hash: hashOf(stageId, before?.hash ?? null, entry) }
    before = sealed
    return sealed
  })
}

/** Number of the first entry that was changed or is out of place. @param entries all of a stage, in order */
export function brokenAt(stageId: number, entries: readonly Sealed[]): number | null {
  let before: Sealed | null = null
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) return index + 1
    if (entry.hash !== hashOf(stageId, before?.hash ?? null, entry)) return entry.number
    before = entry
  }
  return null
}
