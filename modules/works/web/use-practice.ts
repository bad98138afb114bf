import { useCall } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { giveUp, openHint, submitAnswer } from '../contract/attempt-endpoints.ts'
import type { Attempt, AttemptTask, OpenTask, TaskStanding } from '../contract/index.ts'
import { forgetAllBut } from './forget.ts'
import type { PracticeCalls } from './PracticeTask.tsx'
import { attemptTaskQuery } from './queries.ts'
import { withTask } from './with-task.ts'

const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** Answering a task that is judged at once. @param runKey the query of the page: `{ attempt, … }` */
export function usePractice(
  runKey: QueryKey,
  attemptId: number,
  { id: taskId, variant }: AttemptTask,
): PracticeCalls {
  const client = useQueryClient()
  const [gainedXp, setGainedXp] = useState(0)
  const params = { attemptId, taskId }
  const taskKey = attemptTaskQuery(attemptId, taskId).queryKey
  const change = (task: TaskStanding | OpenTask) => {
    client.setQueryData(taskKey, (old) => old && { ...old, ...task })
    const { status, xp } = task
    client.setQueryData<{ attempt: Attempt | null } | null>(runKey, (old) =>
      old?.attempt ? { ...old, ...withTask({ attempt: old.attempt }, taskId, { status, xp }) } : old,
    )
    forgetAllBut(client, [runKey[0]])
  }
  /** The time has ended, or whoever leads the work has closed it: the page shows what is true now. */
  const lookAgain = () => {
    void client.invalidateQueries({ queryKey: runKey })
    void client.invalidateQueries({ queryKey: taskKey })
  }
  const answer = useCall(submitAnswer, {
    networkMode: 'always',
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      change(reply.task)
    },
    onError: ({ code }) => {
      if (['time_is_up', 'attempt_finished', 'homework_closed'].includes(code)) lookAgain()
    },
  })
  const hint = useCall(openHint, { networkMode: 'always', onSuccess: change, onError: sayError })
  const surrender = useCall(giveUp, { networkMode: 'always', onSuccess: change, onError: sayError })
  return {
    gainedXp,
    isBusy: answer.isPending || hint.isPending || surrender.isPending,
    error: answer.error,
    submit: (response: Response) => answer.mutate({ params, body: { response, variant } }),
    openHint: () => hint.mutate({ params }),
    giveUp: (onDone) => surrender.mutate({ params }, { onSettled: onDone }),
  }
}
