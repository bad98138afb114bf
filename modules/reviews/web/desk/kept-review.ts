import { useState, useSyncExternalStore } from 'react'
import type { SheetNotes } from '@school/works/contract'
import type { Given } from './points-rules.ts'

/** What is being said about an answer and was not sent. */
export interface ReviewDraft {
  given: Given
  comment: string
  sheetNotes: SheetNotes[]
  /** Of the answer that it was said of; absent in drafts of earlier releases. */
  version?: number
}

/** As it was when the desk was opened: what is said later is on the desk already. */
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
    // A draft of another release may lack what the desk needs.
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
    // A private window may keep nothing: the desk works without it.
  }
}

const never = () => () => {}
const nothing = () => null

/** Each person who checks at this computer has a draft of their own. */
export const reviewDraftKey = (userId: number, id: number): string => `review:${userId}:${id}`

export const forgetReview = (key: string): void => write(key, null)

/** What is said and not sent stays on the device, so that a page that was left or loaded anew goes on. */
export function useKeptReview(key: string) {
  const [readFirst] = useState(() => readOnce(key))
  const [isAnew, setAnew] = useState(false)
  const found = parsed(useSyncExternalStore(never, readFirst, nothing))
  return {
    restored: isAnew ? null : found,
    keep: (draft: ReviewDraft | null) => write(key, draft),
    beginAnew: () => {
      forgetReview(key)
      setAnew(true)
    },
  }
}
