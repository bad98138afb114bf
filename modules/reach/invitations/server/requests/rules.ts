import type { RequestState } from '../../contract/school-requests.ts'

const dayMs = 24 * 3600_000

/** A teacher works in a few schools; more is a mass mailing to administrators. */
export const mostRequestsOfDay = 5
/** When the chosen school may be one of more, the teacher searches. */
export const mostSuggested = 3
/** A school that has declined is left alone for so long. */
const restMs = 7 * dayMs

/** What is typed for somebody who has chosen a school of the directory. */
export const searchOf = ({
  name,
  number,
  townName,
}: {
  name: string
  number: number | null
  townName: string
}): string => [number === null ? name : String(number), townName].filter(Boolean).join(' ')

export interface LastRequest {
  state: RequestState
  decidedAt: Date | null
}

export type Asking = 'waits' | 'rests' | 'open'

/** Whether a school may be asked after what was asked of it last. */
export function askingOf(last: LastRequest | undefined, now: Date): Asking {
  if (last?.state === 'waiting') return 'waits'
  const isFresh = last?.decidedAt != null && now.getTime() - last.decidedAt.getTime() < restMs
  return last?.state === 'declined' && isFresh ? 'rests' : 'open'
}
