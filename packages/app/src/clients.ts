import { prepareCalls, type QueryMeta, type Transport } from '@school/api-client'
import type { Visitor } from '@school/ssr'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

const freshMs = 30_000

/** After what the page itself is made of. */
const prepareAfterMs = 1000

const transportOf =
  (visitor: Visitor): Transport =>
  async ({ method, url, body }) => {
    const answer = await visitor.api({ method, url, ...(body === undefined ? {} : { body }) })
    return {
      status: answer.status,
      header: (name) => {
        const value = answer.headers[name]
        return value === undefined ? null : String(value)
      },
      body: answer.body ? (JSON.parse(answer.body) as unknown) : null,
      ...('reply' in answer ? { reply: answer.reply } : {}),
    }
  }

export interface Clients {
  /** Retries live in the transport. */
  makeQueryClient: (meta?: QueryMeta) => QueryClient
  /** One for the page in the browser. */
  browserQueryClient: () => QueryClient
  /** One per request on the server, shared by layouts and pages. */
  clientOf: (visitor: Visitor) => QueryClient
  /** Data read on behalf of a child is kept in separate clients: of the page, and of a request. */
  browserChildClient: (childId: number) => QueryClient
  childClientOf: (visitor: Visitor, childId: number) => QueryClient
}

/** @param me query of the current user, never garbage-collected while the page is open: the guard of every page reads it without observing it */
export function makeClients(me: QueryKey): Clients {
  function makeQueryClient(meta: QueryMeta = {}): QueryClient {
    const queries = { meta, retry: false, staleTime: freshMs }
    const client = new QueryClient({ defaultOptions: { queries } })
    client.setQueryDefaults(me.slice(0, 1), { gcTime: Infinity, staleTime: Infinity })
    return client
  }

  let ofBrowser: QueryClient | undefined
  function browserQueryClient(): QueryClient {
    if (!ofBrowser) {
      setTimeout(prepareCalls, prepareAfterMs)
      ofBrowser = makeQueryClient()
    }
    return ofBrowser
  }

  const ofVisitors = new WeakMap<Visitor, QueryClient>()
  function clientOf(visitor: Visitor): QueryClient {
    let client = ofVisitors.get(visitor)
    if (!client) ofVisitors.set(visitor, (client = makeQueryClient({ transport: transportOf(visitor) })))
    return client
  }

  const ofChildren = new Map<number, QueryClient>()
  function browserChildClient(childId: number): QueryClient {
    let client = ofChildren.get(childId)
    if (!client) ofChildren.set(childId, (client = makeQueryClient({ childId })))
    return client
  }

  const ofChildrenOf = new WeakMap<Visitor, Map<number, QueryClient>>()
  function childClientOf(visitor: Visitor, childId: number): QueryClient {
    const known = ofChildrenOf.get(visitor) ?? new Map<number, QueryClient>()
    ofChildrenOf.set(visitor, known)
    let client = known.get(childId)
    if (!client) known.set(childId, (client = makeQueryClient({ transport: transportOf(visitor), childId })))
    return client
  }

  return { makeQueryClient, browserQueryClient, clientOf, browserChildClient, childClientOf }
}
