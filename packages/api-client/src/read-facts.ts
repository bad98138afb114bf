import type { QueryKey } from '@tanstack/react-query'

/** The facts that a query reports; queries of an attempt being solved report none (decision 044). */
export const readFactsOf = ({ queryKey: [, , reads] }: { queryKey: QueryKey }) =>
  (reads ?? []) as readonly unknown[]
