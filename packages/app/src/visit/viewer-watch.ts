import { isOutdated } from '@school/access'
import { forgetAllBut, onViewerVersion } from '@school/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { People } from '../people.ts'

type Known<User> = Pick<People<User>, 'me' | 'viewerOf'>

/**
 * While a page is open its user's rights may be changed by somebody else in another process: the next answer carries the new version. Then
 * the user is refetched, and answers that were read with the old rights are dropped. @returns a listener for versions of answers
 */
export function makeViewerWatch<User>(
  client: QueryClient,
  { me, viewerOf }: Known<User>,
  onChanged: () => void,
): (reported: string) => Promise<void> {
  let isAsking = false
  return async (reported) => {
    const known = client.getQueryData<User>(me.queryKey)
    if (isAsking || !known || !isOutdated(viewerOf(known), reported)) return
    isAsking = true
    try {
      await client.fetchQuery({ ...me, staleTime: 0 })
      forgetAllBut(client, me)
      onChanged()
    } catch {
      // The request failed: the next answer triggers it again.
    } finally {
      isAsking = false
    }
  }
}

/** The watch of a page: its guard looks again whether it is for the person as they are now. */
export function useViewerWatch<User>({ me, viewerOf }: Known<User>): void {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const hear = makeViewerWatch(client, { me, viewerOf }, () => void revalidate())
    return onViewerVersion((reported) => void hear(reported))
  }, [client, me, viewerOf, revalidate])
}
