import type { Attempt } from '../../contract/index.ts'

/** How long a finished run has taken; a run of seconds took a minute. */
export const spentMinutes = ({ startedAt, finishedAt }: Pick<Attempt, 'startedAt' | 'finishedAt'>): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))
