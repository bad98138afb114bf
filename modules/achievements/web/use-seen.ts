import { useCall } from '@school/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Achievement, markAchievementsSeen } from '../contract/index.ts'
import { newAchievementsQuery } from './queries.ts'

/** Its owner looks at what is new: it stays marked on this page and is no news anywhere else. */
export function useSeen(achievements: readonly Achievement[]): void {
  const client = useQueryClient()
  const isTold = useRef(false)
  const { mutate } = useCall(markAchievementsSeen, {
    onSuccess: () => client.setQueryData(newAchievementsQuery.queryKey, []),
  })
  const isAnyNew = achievements.some(({ isNew }) => isNew)
  useEffect(() => {
    if (!isAnyNew || isTold.current) return
    isTold.current = true
    mutate({})
  }, [isAnyNew, mutate])
}
