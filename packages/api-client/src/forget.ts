import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Changing } from './after-change.ts'
import { afterChange } from './call.ts'
import { readFactsOf } from './read-facts.ts'

/** `afterChange` for a component. */
export function useAfterChange() {
  const client = useQueryClient()
  return (changing: Changing, put?: () => unknown) => afterChange(client, changing, put)
}

/** Invalidates one query, because of a clock, a refusal or another tab. */
export const invalidate = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): Promise<void> =>
  client.invalidateQueries({ queryKey, exact: true })

/**
 * Everything except this query was read for a viewer whose rights have changed. Tasks that are being solved stay on the screen: they
 * report no facts (decision 044), and refetching them would discard a draft because a class has changed meanwhile.
 */
export function forgetAllBut(client: QueryClient, { queryKey: [name] }: { queryKey: QueryKey }): void {
  const predicate = ({ queryKey }: Query) => queryKey[0] !== name
  // Pending requests belong to a page that waits for them.
  client.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
  const isRefetched = (query: Query) => predicate(query) && readFactsOf(query).length > 0
  void client.invalidateQueries({ predicate: isRefetched }, { cancelRefetch: false })
}
