import { useState, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'

/** As it was when the page was opened: what is typed later is in the form already. */
function readOnce(key: string): () => string | null {
  let known: string | null | undefined
  return () => {
    try {
      known ??= localStorage.getItem(key)
    } catch {
      known = null
    }
    return (known ??= '')
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    return null
  }
}

function write(key: string, values: Draft | null): void {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values))
    else localStorage.removeItem(key)
  } catch {
    // A private window may keep nothing: the form works without it.
  }
}

/** A draft of another release may lack what the form needs. */
const isWhole = (kept: unknown, initial: Draft): kept is Draft =>
  typeof kept === 'object' && kept !== null && Object.keys(initial).every((name) => name in kept)

export interface KeptDraft {
  /** What the form begins with. */
  values: Draft
  /** It was typed before and not sent. */
  isRestored: boolean
  keep: (values: Draft) => void
  forget: () => void
  /** Throws away what was restored. */
  beginAnew: () => void
}

const never = () => () => {}
const nothing = () => null

/** What is typed and not sent stays on the device: the page may be left without a question. */
export function useKeptDraft(key: string, initial: Draft): KeptDraft {
  const [readFirst] = useState(() => readOnce(key))
  const [isAnew, setAnew] = useState(false)
  const found = parsed(useSyncExternalStore(never, readFirst, nothing))
  const isRestored = !isAnew && isWhole(found, initial)
  const forget = () => write(key, null)
  return {
    values: isRestored ? found : initial,
    isRestored,
    keep: (values) => write(key, values),
    forget,
    beginAnew: () => {
      forget()
      setAnew(true)
    },
  }
}
