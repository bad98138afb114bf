import type { Outcome } from '@school/tasks/contract'
import type { Try } from './task.ts'

/** The state of a try: judged, waiting for a review, or returned. */
export type TryState = Outcome | 'waits' | 'returned'

/** The outcome that corresponds to a number of points. */
export const outcomeOf = (points: number, maxPoints: number): Outcome =>
  points >= maxPoints ? 'right' : points > 0 ? 'partial' : 'wrong'

/** A returned answer is not wrong, and neither is an unreviewed one. */
export function tryStateOf({ verdict, review }: Pick<Try, 'verdict' | 'review'>): TryState {
  if (review?.state === 'returned') return 'returned'
  return verdict?.outcome ?? 'waits'
}
