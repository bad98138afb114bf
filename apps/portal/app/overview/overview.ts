import { ApiError } from '@school/api-client'
import type { Settings } from '@school/brands/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Loads the current events of the first page. @param features those of the viewer */
export type AskOverview = (client: QueryClient, features: Settings['features']) => Promise<unknown>

/** A query that may be refused: the first page then omits its part, see `isLoaded`. */
export async function orWithout<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null
    throw error
  }
}

export const isLoaded = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean =>
  client.getQueryData(queryKey) !== undefined
