import { useMemo, useState, useSyncExternalStore } from 'react'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** What is typed and not on the server yet lies on the device: a page may be closed, a network may be away. */

export interface Kept {
  version: number
  source: OwnTaskSource
}

const keyOf = (id: number): string => `own-task-${id}`

export function keep(id: number, version: number, source: OwnTaskSource): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ version, source } satisfies Kept))
  } catch {
    // A private window may keep nothing: the form works without it.
  }
}

export function forgetKept(id: number): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // The same.
  }
}

/** As it was when the page was opened: what is typed later is in the form already. */
function readOnce(id: number): () => string {
  let known: string | null = null
  return () => {
    try {
      known ??= localStorage.getItem(keyOf(id)) ?? ''
    } catch {
      known = ''
    }
    return known
  }
}

function parsed(text: string): Kept | null {
  try {
    const kept = JSON.parse(text || 'null') as Kept | null
    return typeof kept?.version === 'number' && typeof kept.source === 'object' ? kept : null
  } catch {
    return null
  }
}

const never = () => () => {}
const nothing = () => ''

/** What was typed and not kept, and of which version: one that was changed elsewhere since is told of when it is sent. */
export function useKept(id: number): Kept | null {
  const [readFirst] = useState(() => readOnce(id))
  const text = useSyncExternalStore(never, readFirst, nothing)
  return useMemo(() => parsed(text), [text])
}
