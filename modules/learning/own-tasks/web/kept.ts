import { typedDrafts } from '@school/browser'
import { useState, useSyncExternalStore } from 'react'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** Unsaved text is stored on the device: the page may be closed, the network may fail. */

export interface Kept {
  version: number
  source: OwnTaskSource
}

const nameOf = (id: number): string => `own task ${id}`

export const keep = (id: number, version: number, source: OwnTaskSource): void =>
  typedDrafts.write(nameOf(id), { version, source } satisfies Kept)

export const forgetKept = (id: number): void => typedDrafts.remove(nameOf(id))

function read(id: number): Kept | null {
  const kept = typedDrafts.read(nameOf(id)) as Kept | null
  return typeof kept?.version === 'number' && typeof kept.source === 'object' ? kept : null
}

/** The stored text at the time of opening the page; later changes are already in the form. */
function readOnce(id: number): () => Kept | null {
  let known: Kept | null | undefined
  return () => (known === undefined ? (known = read(id)) : known)
}

const never = () => () => {}
const nothing = () => null

/** Unsaved text and its version; if the task was changed elsewhere since, saving is refused with a message. */
export function useKept(id: number): Kept | null {
  const [readFirst] = useState(() => readOnce(id))
  return useSyncExternalStore(never, readFirst, nothing)
}
