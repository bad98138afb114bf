import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
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

/** What is typed and not sent stays on the device: the page may be left without a question. */
export function useKeptDraft(key: string, initial: Draft): KeptDraft {
  const [kept, setKept] = useState<Draft | null>(null)
  const [known] = useState(initial)
  useEffect(() => {
    const found = read(key)
    if (isWhole(found, known)) setKept(found)
  }, [key, known])
  const forget = () => write(key, null)
  return {
    values: kept ?? known,
    isRestored: kept !== null,
    keep: (values) => write(key, values),
    forget,
    beginAnew: () => {
      forget()
      setKept(null)
    },
  }
}
