import type { WrittenCell } from '../contract/journal.ts'
import type { JournalMark } from '../contract/marks.ts'

/** The current state of a cell, with its last change. */
export interface StandingCell {
  columnId: number
  userId: number
  mark: JournalMark | null
  comment: string | null
  version: number
  was: JournalMark | null
  changedBy: string | null
  changedAt: Date
}

export type CellVerdict =
  | { kind: 'write'; from: JournalMark | null; comment: string | null; version: number }
  /** It is so already: said twice, or by two. */
  | { kind: 'stands' }
  /** Somebody has changed it since it was seen. */
  | { kind: 'conflict' }

/** Decides about a cell that a teacher writes. @param standing absent for a cell that has not been written yet */
export function judgeCell(wanted: WrittenCell, standing: StandingCell | undefined): CellVerdict {
  const now = standing ?? { mark: null, comment: null, version: 0 }
  const comment = wanted.comment === undefined ? now.comment : wanted.comment || null
  if (now.mark === wanted.mark && now.comment === comment) return { kind: 'stands' }
  // Where there is no cell, nothing can be overwritten, whatever version was seen.
  if (standing && now.version !== wanted.version) return { kind: 'conflict' }
  return { kind: 'write', from: now.mark, comment, version: now.version + 1 }
}
