import type { Endpoint } from '@school/kernel/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { tellsOf } from './tells.ts'

/** An endpoint that was called with success, or the facts that somebody else or the clock has changed. */
export type Changing = Pick<Endpoint, 'changes'>

/**
 * What follows a mutation (decision 044): whatever tells of what has changed is old; the caller puts what it knows and
 * goes where it wants; what is old even then and on the screen is asked anew, the rest when a page comes to it.
 * @returns when all is put, with the promise that the screen tells the truth again
 */
export type AfterChange = (
  client: QueryClient,
  changing: Changing,
  put?: () => unknown,
) => Promise<{ shown: Promise<void> }>

const never = () => {}

/** Comes with the way to the API: nothing has changed before something was sent. */
export const afterChange: AfterChange = async (client, { changes = [] }, put) => {
  const isTold = (query: Query) => changes.some((fact) => tellsOf(query).includes(fact))
  const onTheWay = client
    .getQueryCache()
    .findAll({ predicate: isTold, fetchStatus: 'fetching' })
    .map((query) => ({ query, come: query.promise }))
  void client.invalidateQueries({ predicate: isTold, refetchType: 'none' })
  await put?.()
  // What was asked before the change may bring what was before it.
  for (const { query, come } of onTheWay) {
    const askAnew = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void come?.then(askAnew, never)
  }
  const shown = client.refetchQueries(
    { type: 'active', predicate: (query) => query.state.isInvalidated && isTold(query) },
    { cancelRefetch: false },
  )
  return { shown }
}
