import type { Outcome } from '@school/tasks/contract'

/** The state of an answer, as far as the owl depends on it. */
export interface Solved {
  isSending: boolean
  /** Can be answered now. */
  isOpen: boolean
  /** The form differs from the judged answer. */
  isChanged: boolean
  /** Sent for a review that is not done yet. */
  isWaiting: boolean
  isGivenUp: boolean
  /** Of the last try. */
  outcome: Outcome | null
}

export type Mood = 'watch' | 'think' | 'cheer' | 'kind'
export type Word = 'thinking' | 'right' | 'partial' | 'wrong' | 'solution' | 'sent'

interface Said {
  mood: Mood
  word: Word | null
}

/** The look and the words of the owl: never sad, and never glad of a wrong answer. */
export function moodOf({ isSending, isOpen, isChanged, isWaiting, isGivenUp, outcome }: Solved): Said {
  if (isSending) return { mood: 'think', word: 'thinking' }
  if (isWaiting) return { mood: 'watch', word: 'sent' }
  if (isGivenUp) return { mood: 'kind', word: 'solution' }
  if (outcome === null || (isOpen && isChanged)) return { mood: 'watch', word: null }
  return { mood: outcome === 'right' ? 'cheer' : 'kind', word: outcome }
}
