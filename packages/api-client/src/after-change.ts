import type { Endpoint } from '@school/kernel/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { readFactsOf } from './read-facts.ts'

/** An endpoint that was called with success, or the facts that somebody else or the clock has changed. */
export type Changing = Pick<Endpoint, 'changes'>

/**
 * Cache update after a mutation (decision 044): queries that report a changed fact are invalidated; the caller writes known data to the
 * cache and navigates; queries that are still invalid and active are refetched, the others when a page needs them.
 * @returns after `put`, with the promise of the refetch
 */
export type AfterChange = (
  client: QueryClient,
  changing: Changing,
  put?: () => unknown,
) => Promise<{ shown: Promise<void> }>

const never = () => {}

/** Loaded with the code that sends requests: without a request there are no changes. */
export const afterChange: AfterChange = async (client, { changes = [] }, put) => {
  const isAffected = (query: Query) => changes.some((fact) => readFactsOf(query).includes(fact))
  const inFlight = client
    .getQueryCache()
    .findAll({ predicate: isAffected, fetchStatus: 'fetching' })
    .map((query) => ({ query, response: query.promise }))
  void client.invalidateQueries({ predicate: isAffected, refetchType: 'none' })
  await put?.()
  // A request sent before the change may return the state before it.
  for (const { query, response } of inFlight) {
    const invalidate = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void response?.then(invalidate, never)
  }
  const shown = client.refetchQueries(
    { type: 'active', predicate: (query) => query.state.isInvalidated && isAffected(query) },
    { cancelRefetch: false },
  )
  return { shown }
}
