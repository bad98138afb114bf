import type { Endpoint } from '@school/kernel/contract'
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'

/** An endpoint that was called with success, or the facts that somebody else or the clock has changed. */
export type Changing = Pick<Endpoint, 'changes'>

const tellsOf = ({ queryKey: [, , tells] }: Query) => (tells ?? []) as readonly unknown[]
const never = () => {}

/**
 * What follows a mutation (decision 044): whatever tells of what has changed is old; the caller puts what it knows and
 * goes where it wants; what is old even then and on the screen is asked anew, the rest when a page comes to it.
 * @returns when all is put, with the promise that the screen tells the truth again
 */
export async function afterChange(
  client: QueryClient,
  { changes = [] }: Changing,
  put?: () => unknown,
): Promise<{ shown: Promise<void> }> {
  const isTold = (query: Query) => changes.some((fact) => tellsOf(query).includes(fact))
  const onTheWay = client
    .getQueryCache()
    .findAll({ predicate: isTold, fetchStatus: 'fetching' })
    .map((query) => ({ query, come: query.promise }))
  void client.invalidateQueries({ predicate: isTold, refetchType: 'none' })
  await put?.()
  // What was asked before the change may bring what was before it.
  for (const { query, come } of onTheWay) void come?.then(() => askAnew(client, query), never)
  const shown = client.refetchQueries(
    { type: 'active', predicate: (query) => query.state.isInvalidated && isTold(query) },
    { cancelRefetch: false },
  )
  return { shown }
}

/** The same for a component. */
export function useAfterChange() {
  const client = useQueryClient()
  return (changing: Changing, put?: () => unknown) => afterChange(client, changing, put)
}

/** One query is old, whoever has said so: a clock, a refusal, another tab. */
export const askAnew = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): Promise<void> =>
  client.invalidateQueries({ queryKey, exact: true })

/** Everything was read for somebody who is no more: only this one query is true. */
export function forgetAllBut(client: QueryClient, { queryKey: [name] }: { queryKey: QueryKey }): void {
  const predicate = ({ queryKey }: Query) => queryKey[0] !== name
  // What is on its way was asked for by a page that waits for it.
  client.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
  void client.invalidateQueries({ predicate }, { cancelRefetch: false })
}
