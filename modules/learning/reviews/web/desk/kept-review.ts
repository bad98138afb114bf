import { useState, useSyncExternalStore } from 'react'
import type { SheetNotes } from '@school/works/contract'
import type { Given } from './points-rules.ts'

/** Unsent input of a review. */
export interface ReviewDraft {
  given: Given
  comment: string
  sheetNotes: SheetNotes[]
  /** Version of the answer it was based on; absent in drafts of earlier releases. */
  version?: number
}

/** The value at the time when the desk was opened: later changes are already on the desk. */
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

function parsed(text: string | null): ReviewDraft | null {
  try {
    const kept = JSON.parse(text || 'null') as ReviewDraft | null
    // A draft of another release may lack required fields.
    return kept && kept.given && typeof kept.comment === 'string' && Array.isArray(kept.sheetNotes)
      ? kept
      : null
  } catch {
    return null
  }
}

function write(key: string, draft: ReviewDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Storage may be unavailable in a private window: the desk works without it.
  }
}

const never = () => () => {}
const nothing = () => null

/** The key contains the user, because several reviewers may share a computer. */
export const reviewDraftKey = (userId: number, id: number): string => `review:${userId}:${id}`

export const forgetReview = (key: string): void => write(key, null)

/** Stores unsent input on the device and restores it after a reload. */
export function useKeptReview(key: string) {
  const [readFirst] = useState(() => readOnce(key))
  const [isStartedOver, setStartedOver] = useState(false)
  const found = parsed(useSyncExternalStore(never, readFirst, nothing))
  return {
    restored: isStartedOver ? null : found,
    keep: (draft: ReviewDraft | null) => write(key, draft),
    startOver: () => {
      forgetReview(key)
      setStartedOver(true)
    },
  }
}
