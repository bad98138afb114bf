import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Changing } from './after-change.ts'
import { afterChange } from './call.ts'
import { tellsOf } from './tells.ts'

/** `afterChange` for a component. */
export function useAfterChange() {
  const client = useQueryClient()
  return (changing: Changing, put?: () => unknown) => afterChange(client, changing, put)
}

/** One query is old, whoever has said so: a clock, a refusal, another tab. */
export const askAnew = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): Promise<void> =>
  client.invalidateQueries({ queryKey, exact: true })

/**
 * Everything was read for somebody who is no more: only this one query is true. What lies before a solver stays where it is on the screen: it
 * tells of no facts (decision 044), and asked anew it would take a draft away because a class has changed meanwhile.
 */
export function forgetAllBut(client: QueryClient, { queryKey: [name] }: { queryKey: QueryKey }): void {
  const predicate = ({ queryKey }: Query) => queryKey[0] !== name
  // What is on its way was asked for by a page that waits for it.
  client.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
  const isShownAnew = (query: Query) => predicate(query) && tellsOf(query).length > 0
  void client.invalidateQueries({ predicate: isShownAnew }, { cancelRefetch: false })
}
