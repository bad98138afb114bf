import type { QueryKey } from '@tanstack/react-query'

/** The facts that a query tells of; whoever solves looks at what tells of none (decision 044). */
export const tellsOf = ({ queryKey: [, , tells] }: { queryKey: QueryKey }) =>
  (tells ?? []) as readonly unknown[]
