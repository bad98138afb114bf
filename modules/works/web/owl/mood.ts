import type { Outcome } from '@school/tasks/contract'

/** What happens to an answer, as far as the owl sees it. */
export interface Solved {
  isSending: boolean
  /** Can be answered now. */
  isOpen: boolean
  /** What stands in the form is not what was judged. */
  isChanged: boolean
  /** Sent to a person who has not looked yet. */
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

/** How the owl looks and what it says: never sad, and never glad of what is not right. */
export function moodOf({ isSending, isOpen, isChanged, isWaiting, isGivenUp, outcome }: Solved): Said {
  if (isSending) return { mood: 'think', word: 'thinking' }
  if (isWaiting) return { mood: 'watch', word: 'sent' }
  if (isGivenUp) return { mood: 'kind', word: 'solution' }
  if (outcome === null || (isOpen && isChanged)) return { mood: 'watch', word: null }
  return { mood: outcome === 'right' ? 'cheer' : 'kind', word: outcome }
}
