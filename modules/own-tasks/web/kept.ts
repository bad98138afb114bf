import { useMemo, useState, useSyncExternalStore } from 'react'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** What is typed and not on the server yet lies on the device: a page may be closed, a network may be away. */

const keyOf = (id: number): string => `own-task-${id}`

export function keep(id: number, revision: number, source: OwnTaskSource): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ revision, source }))
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

function parsed(text: string): { revision: number; source: OwnTaskSource } | null {
  try {
    return JSON.parse(text || 'null') as { revision: number; source: OwnTaskSource } | null
  } catch {
    return null
  }
}

const never = () => () => {}
const nothing = () => ''

/** What was typed over this revision and not kept; what is older was changed elsewhere since. */
export function useKept(id: number, revision: number): OwnTaskSource | null {
  const [readFirst] = useState(() => readOnce(id))
  const [first] = useState(revision)
  const text = useSyncExternalStore(never, readFirst, nothing)
  const found = useMemo(() => parsed(text), [text])
  return found?.revision === first ? found.source : null
}
