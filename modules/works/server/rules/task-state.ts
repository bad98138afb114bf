import type { Standing } from '../standing.ts'
import type { WorkRules } from './work-rules.ts'

/** Nothing more can be done with a task of a run: solved, given up, or out of tries. */
export const isTaskClosed = (
  { tries: limit }: Pick<WorkRules, 'tries'>,
  { share, gaveUp, tries }: Pick<Standing, 'share' | 'gaveUp' | 'tries'>,
): boolean => gaveUp || share >= 1 || (limit !== null && tries >= limit)

/** The last try of a limited number fails a task that was not even partly right. */
export const withoutTriesLeft = ({ tries: limit }: Pick<WorkRules, 'tries'>, standing: Standing): Standing =>
  limit !== null && standing.tries >= limit && standing.status === 'started'
    ? { ...standing, status: standing.share > 0 ? 'partially' : 'failed' }
    : standing
