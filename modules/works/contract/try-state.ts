import type { Outcome } from '@school/tasks/contract'
import type { Try } from './task.ts'

/** How a try stands, by its one name: judged, waiting for a person, or given back by one. */
export type TryState = Outcome | 'waits' | 'returned'

/** What points are worth as a verdict. */
export const outcomeOf = (points: number, maxPoints: number): Outcome =>
  points >= maxPoints ? 'right' : points > 0 ? 'partial' : 'wrong'

/** What a person gave back is no wrong answer, and what nobody has judged is none either. */
export function tryStateOf({ verdict, review }: Pick<Try, 'verdict' | 'review'>): TryState {
  if (review?.state === 'returned') return 'returned'
  return verdict?.outcome ?? 'waits'
}
