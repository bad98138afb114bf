import { typedDrafts } from '@school/browser'
import { useState, useSyncExternalStore } from 'react'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** What is typed and not on the server yet lies on the device: a page may be closed, a network may be away. */

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

/** As it was when the page was opened: what is typed later is in the form already. */
function readOnce(id: number): () => Kept | null {
  let known: Kept | null | undefined
  return () => (known === undefined ? (known = read(id)) : known)
}

const never = () => () => {}
const nothing = () => null

/** What was typed and not kept, and of which version: one that was changed elsewhere since is told of when it is sent. */
export function useKept(id: number): Kept | null {
  const [readFirst] = useState(() => readOnce(id))
  return useSyncExternalStore(never, readFirst, nothing)
}
