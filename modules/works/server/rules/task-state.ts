import type { Standing } from '../standing.ts'
import type { WorkRules } from './work-rules.ts'

/** Without those that were given back. */
export const countedTries = ({ tries, returns = 0 }: Pick<Standing, 'tries' | 'returns'>): number =>
  tries - returns

/** Nothing more can be done with a task of a run: solved, given up, or out of tries. */
export const isTaskClosed = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  standing: Pick<Standing, 'share' | 'gaveUp' | 'tries' | 'returns'>,
): boolean => standing.gaveUp || standing.share >= 1 || (limit !== null && countedTries(standing) >= limit)

/** Somebody is checking the last try: there is nothing to do with the task until they have. */
export const isInQueue = ({ status }: Pick<Standing, 'status'>): boolean => status === 'in_queue'

/** The last try of a limited number fails a task that was not even partly right. */
export const withoutTriesLeft = ({ tries: limit }: Pick<WorkRules, 'tries'>, standing: Standing): Standing =>
  limit !== null && countedTries(standing) >= limit && standing.status === 'started'
    ? { ...standing, status: standing.share > 0 ? 'partially' : 'failed' }
    : standing
