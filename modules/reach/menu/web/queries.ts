import { query } from '@school/api-client'
import { getMenuItems } from '../contract/index.ts'

/** Fetched once: after the first success it is not refetched while the page is open. */
export const menusQuery = {
  ...query(getMenuItems, {}),
  staleTime: Infinity,
  gcTime: Infinity,
} as const
