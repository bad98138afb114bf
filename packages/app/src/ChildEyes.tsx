import { RenderedForContext } from '@school/ssr'
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { useLoaderData } from 'react-router'
import type { Clients } from './clients.ts'
import { type Packed, unpack } from './packed.ts'

export interface ChildEyesProps {
  app: Pick<Clients, 'browserChildClient' | 'childClientOf'>
  childId: number
  children: ReactNode
}

/** Queries of the screens inside read on behalf of a child; the screens need not know of it. */
export function ChildEyes({ app, childId, children }: ChildEyesProps) {
  const visitor = useContext(RenderedForContext)
  const preloaded = useLoaderData<{ childQueries?: Packed<DehydratedState> } | null>()?.childQueries
  const client = visitor ? app.childClientOf(visitor, childId) : app.browserChildClient(childId)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={visitor || !preloaded ? undefined : unpack(preloaded)}>
        {children}
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
