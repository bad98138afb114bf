import { typedDrafts } from '@school/browser'
import { RenderedForContext } from '@school/ssr'
import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { Clients } from './clients.ts'
import { type Packed, unpack } from './packed.ts'

/** Data that the loaders of the current page have read on the server. */
function useServerStates(): DehydratedState[] {
  return useMatches()
    .map((match) => (match.loaderData as { queries?: Packed<DehydratedState> } | null | undefined)?.queries)
    .filter((packed) => packed !== undefined)
    .map(unpack)
}

export interface QueriesProps<User extends { id: number }> {
  app: Clients & { me: { queryKey: QueryKey } }
  /** The user in the document's data. */
  user: User | null
  children: ReactNode
}

/** The query client of a page: on the server it has the data of its loaders, in the browser it is hydrated with them. */
export function Queries<User extends { id: number }>({ app, user, children }: QueriesProps<User>) {
  const visitor = useContext(RenderedForContext)
  const [client] = useState((): QueryClient => {
    if (visitor) return app.clientOf(visitor)
    const made = typeof document === 'undefined' ? app.makeQueryClient() : app.browserQueryClient()
    // Forms below look for what was typed when they are mounted.
    if (typeof document !== 'undefined') typedDrafts.belongTo(user?.id ?? 0)
    made.setQueryData<User>(app.me.queryKey, (known) => known ?? user ?? undefined)
    return made
  })
  const userId = user?.id ?? 0
  useEffect(() => typedDrafts.belongTo(userId), [userId])
  const [state] = useServerStates()
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={visitor ? undefined : state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
