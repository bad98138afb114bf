import type { Viewer } from '@school/access'
import { ApiError } from '@school/api-client'
import type { Page } from '@school/routes'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** How an app knows its users and their pages. */
export interface People<User> {
  /** The query for the person of the session. */
  me: FetchQueryOptions<User, ApiError, User, QueryKey> & { queryKey: QueryKey }
  viewerOf: (user: User | null) => Viewer
  /** The first page of this person. */
  homeOf: (user: User | null) => string
  /**
   * Whether a page that admits the viewer is open to them here; all are when absent.
   * @throws a redirect when this page has another address
   */
  opens?: (page: Page, client: QueryClient) => Promise<boolean>
}

/** @returns `null` for a guest */
export async function userOf<User>(
  client: QueryClient,
  me: People<User>['me'],
  isSignedIn: boolean,
): Promise<User | null> {
  if (!isSignedIn) return null
  try {
    return await client.fetchQuery({ ...me, staleTime: Infinity })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** `undefined` when the request failed: the browser repeats it. */
export const userIfKnown = <User>(
  client: QueryClient,
  me: People<User>['me'],
  isSignedIn: boolean,
): Promise<User | null | undefined> => userOf(client, me, isSignedIn).catch(() => undefined)
