import { query } from '@school/api-client'
import { getChildReport } from '../contract/index.ts'

/** An answer of a moment ago must be counted. */
export const reportQuery = (childId: number) => ({
  ...query(getChildReport, { params: { childId } }),
  staleTime: 0,
  refetchOnMount: false as const,
})
