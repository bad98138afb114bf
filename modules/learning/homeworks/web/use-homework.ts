import { invalidate, useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { finishAttempt } from '@school/works/contract'
import { firstTask, forgetTasks } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Homework } from '../contract/homework.ts'
import { homeworkAt, taskAt } from './addresses.ts'
import { homeworkQuery } from './queries.ts'
import * as contract from '../contract/index.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** «Начать» and «Исправить»: both lead to the first unfinished task. */
export function useBeginning(homeworkId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const goOn = (homework: Homework) => {
    forgetTasks(client)
    client.setQueryData(homeworkQuery(homeworkId).queryKey, homework)
    const task = firstTask(homework.attempt?.tasks ?? [], false)
    if (task) void navigate(taskAt(homework, task.id))
  }
  const start = useCall(contract.startHomework, { onSuccess: goOn, onError: sayError })
  const correct = useCall(contract.correctHomework, { onSuccess: goOn, onError: sayError })
  const params = { homeworkId }
  return {
    isBusy: start.isPending || correct.isPending,
    start: () => start.mutate({ params }),
    correct: () => correct.mutate({ params }),
  }
}

/** Submits the homework and goes to its result. */
export function useSubmission({ id, attempt }: Pick<Homework, 'id' | 'attempt'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const submission = useCall(finishAttempt, {
    onSuccess: async () => {
      forgetTasks(client)
      await invalidate(client, homeworkQuery(id))
      void navigate(homeworkAt(id))
    },
    onError: sayError,
  })
  return {
    isBusy: submission.isPending,
    submit: () => attempt && submission.mutate({ params: { attemptId: attempt.id } }),
  }
}
