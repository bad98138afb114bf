import { whenAtRest } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unreadQuery } from './queries.ts'

const freshMs = 30_000

/** The number of unread notifications: fetched when the page is idle, and again on return to the tab. 0 until it is known. */
export function useUnread(): number {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true)), [])
  return (
    useQuery({ ...unreadQuery, enabled: isAtRest, staleTime: freshMs, refetchOnWindowFocus: true }).data
      ?.unread ?? 0
  )
}
