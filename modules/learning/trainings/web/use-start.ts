import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { firstTask, forgetTasks, tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { startTraining } from '../contract/index.ts'
import { tasksAt } from './addresses.ts'
import { trainingAttemptQuery } from './queries.ts'

/** Begins an attempt and goes to its tasks. */
export function useStart(trainingId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startTraining, {
    onSuccess: (trainingAttempt) => {
      client.setQueryData(trainingAttemptQuery(trainingId).queryKey, trainingAttempt)
      forgetTasks(client)
      // The address names the task, so that a reload shows the same one.
      void navigate(
        tasksAt(
          trainingId,
          firstTask(trainingAttempt.attempt.tasks, trainingAttempt.attempt.mode === 'exam')?.id,
        ),
      )
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return {
    isBusy: start.isPending,
    start: () => start.mutate({ params: { trainingId }, body: { holder: tabHolder() } }),
  }
}
