import { ApiError } from '@school/api-client'
import type { Settings } from '@school/brands/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Asks for what the first page shows of these days. @param features what is open to whoever looks */
export type AskOverview = (client: QueryClient, features: Settings['features']) => Promise<unknown>

/** A query that may be refused: the first page stands without its part then, see `isTold`. */
export async function orWithout<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null
    throw error
  }
}

export const isTold = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean =>
  client.getQueryData(queryKey) !== undefined
