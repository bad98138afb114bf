import { query } from '@school/api-client'
import { getOwnWorks } from '../contract/index.ts'

/** Disclosed results depend on the time: the loader of a page reloads them at every visit, the screen does not. */
export const ownWorksQuery = { ...query(getOwnWorks, {}), staleTime: 0, refetchOnMount: false } as const
