import { useCall } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import type { AttemptTask, OpenTask, TaskStanding } from '@school/works/contract'
import { firstTask, type PracticeCalls, unansweredTasks, withTask } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as contract from '../contract/index.ts'
import type { Homework } from '../contract/homework.ts'
import { homeworkAt, taskAt } from './addresses.ts'
import { homeworkQuery, homeworkTaskQuery } from './queries.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

function useKnownHomework(homeworkId: number) {
  const client = useQueryClient()
  const key = homeworkQuery(homeworkId).queryKey
  return {
    client,
    put: (homework: Homework) => client.setQueryData(key, homework),
    putTask: (taskId: number, change: { status: AttemptTask['status']; xp: number }) =>
      client.setQueryData(key, (old) => {
        if (!old?.attempt) return old
        const { attempt } = withTask({ attempt: old.attempt }, taskId, change)
        const answeredCount = attempt.tasks.length - unansweredTasks(attempt.tasks, false).length
        return { ...old, answeredCount, attempt }
      }),
    /** Lists and everything that tells of results are out of date. */
    forgetLists: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] !== contract.getHomework.name && queryKey[0] !== contract.getHomeworkTask.name,
      }),
  }
}

/** «Начать» and «Исправить»: both lead to the first task that is not done. */
export function useBeginning(homeworkId: number) {
  const { client, put, forgetLists } = useKnownHomework(homeworkId)
  const navigate = useNavigate()
  const goOn = (homework: Homework) => {
    client.removeQueries({ queryKey: [contract.getHomeworkTask.name] })
    put(homework)
    forgetLists()
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

/** Hands the homework in and goes to what came of it. */
export function useSubmission(homeworkId: number) {
  const { client, put, forgetLists } = useKnownHomework(homeworkId)
  const navigate = useNavigate()
  const submission = useCall(contract.submitHomework, {
    onSuccess: (homework) => {
      client.removeQueries({ queryKey: [contract.getHomeworkTask.name] })
      put(homework)
      forgetLists()
      void navigate(homeworkAt(homeworkId))
    },
    onError: sayError,
  })
  return { isBusy: submission.isPending, submit: () => submission.mutate({ params: { homeworkId } }) }
}

/** Answering one task. */
export function useAnswering(homeworkId: number, { id: taskId, variant }: AttemptTask): PracticeCalls {
  const { client, putTask, forgetLists } = useKnownHomework(homeworkId)
  const [gainedXp, setGainedXp] = useState(0)
  const params = { homeworkId, taskId }
  const change = (task: TaskStanding | OpenTask) => {
    client.setQueryData(homeworkTaskQuery(homeworkId, taskId).queryKey, (old) => old && { ...old, ...task })
    putTask(taskId, { status: task.status, xp: task.xp })
    forgetLists()
  }
  /** The time has ended or the teacher has closed it: the page shows what is true now. */
  const lookAgain = () => {
    void client.invalidateQueries({ queryKey: homeworkQuery(homeworkId).queryKey })
    void client.invalidateQueries({ queryKey: homeworkTaskQuery(homeworkId, taskId).queryKey })
  }
  const answer = useCall(contract.submitHomeworkAnswer, {
    networkMode: 'always',
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      change(reply.task)
    },
    onError: ({ code }) => {
      if (['time_is_up', 'attempt_finished', 'homework_closed'].includes(code)) lookAgain()
    },
  })
  const hint = useCall(contract.openHomeworkHint, {
    networkMode: 'always',
    onSuccess: change,
    onError: sayError,
  })
  const surrender = useCall(contract.giveUpHomeworkTask, {
    networkMode: 'always',
    onSuccess: change,
    onError: sayError,
  })
  return {
    gainedXp,
    isBusy: answer.isPending || hint.isPending || surrender.isPending,
    error: answer.error,
    submit: (response: Response) => answer.mutate({ params, body: { response, variant } }),
    openHint: () => hint.mutate({ params }),
    giveUp: (onDone) => surrender.mutate({ params }, { onSettled: onDone }),
  }
}
