import { prepareCalls, type QueryMeta } from '@school/api-client'
import { getMe } from '@school/accounts/contract'
import { QueryClient } from '@tanstack/react-query'

const freshMs = 30_000

/** A client per request on the server, one for the page in the browser. Retries live in the transport. */
export function makeQueryClient(meta: QueryMeta = {}): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { meta, retry: false, staleTime: freshMs } } })
  // Who has signed in stays known as long as the page is open: the guard of every page asks it, and nobody watches it.
  client.setQueryDefaults([getMe.name], { gcTime: Infinity, staleTime: Infinity })
  return client
}

/** After what the page itself is made of. */
const prepareAfterMs = 1000

function makeBrowserClient(): QueryClient {
  setTimeout(prepareCalls, prepareAfterMs)
  return makeQueryClient()
}

let client: QueryClient | undefined
export const browserQueryClient = (): QueryClient => (client ??= makeBrowserClient())
