import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '@school/kernel/contract'
import { call, callPage } from './call.ts'
import type { ApiError } from './error.ts'
import type { Transport } from './transport.ts'

/** A query client made for rendering on the server carries its transport here. */
export interface QueryMeta extends Record<string, unknown> {
  transport?: Transport
  /** The client reads on behalf of this child of the parent. */
  childId?: number
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    defaultError: ApiError
  }
}

/** Key of a query: its endpoint, its input, and the facts that its reply reports. */
const keyOf = ({ name, reads = [] }: Endpoint, input: unknown): QueryKey => [name, input, reads]

/** The query of a GET endpoint. */
export const query = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ meta, signal }) =>
      call(endpoint, input, { transport: meta?.transport, childId: meta?.childId, signal }),
  })

/** The query of a paged GET endpoint: `{rows, page, totalPages, total}`. */
export const pageQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ meta, signal }) =>
      callPage(endpoint, input, { transport: meta?.transport, childId: meta?.childId, signal }),
  })
