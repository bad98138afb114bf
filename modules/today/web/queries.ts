import { query } from '@school/api-client'
import { getToday } from '../contract/index.ts'

/** A minute changes it: the loader of a page asks anew at every visit, the screen does not ask again. */
export const todayQuery = { ...query(getToday, {}), staleTime: 0, refetchOnMount: false } as const
