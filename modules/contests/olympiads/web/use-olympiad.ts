import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { firstTask, forgetTasks, tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { startParticipation } from '../contract/index.ts'
import { tasksAt } from './addresses.ts'
import { olympiadAttemptQuery } from './queries.ts'

/** Starts the attempt and opens its tasks. */
export function useStart(olympiadId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startParticipation, {
    onSuccess: (olympiadAttempt) => {
      client.setQueryData(olympiadAttemptQuery(olympiadId).queryKey, olympiadAttempt)
      forgetTasks(client)
      // The address includes the task, so that a reload shows the same one.
      void navigate(tasksAt(olympiadId, firstTask(olympiadAttempt.attempt.tasks, true)?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return {
    isBusy: start.isPending,
    start: (participationId: number) =>
      start.mutate({ params: { participationId }, body: { holder: tabHolder() } }),
  }
}
