import { useCall } from '@school/api-client'
import { listMyReports, type Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import type { AttemptTask, OpenTask, TaskStanding } from '@school/works/contract'
import { type ExamCalls, firstTask, type PracticeCalls, tabHolder, withTask } from '@school/works/web'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  finishTraining,
  getRun,
  getRunTask,
  giveUpRunTask,
  holdTraining,
  openRunHint,
  saveRunAnswer,
  startTraining,
  submitRunAnswer,
  type TrainingRun,
} from '../contract/index.ts'
import { finishAt, tasksAt } from './addresses.ts'
import { runQuery, runTaskQuery } from './queries.ts'

/** What an answer puts right by itself, or does not touch. */
const untouched: readonly unknown[] = [getRun.name, getRunTask.name, listMyReports.name]

const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** Everything that tells of results is out of date; the run itself is as it was put. */
const forgetResults = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => !untouched.includes(queryKey[0]) })

/** Begins a run and goes to its tasks. */
export function useStart(trainingId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startTraining, {
    onSuccess: (run) => {
      client.setQueryData(runQuery(trainingId).queryKey, run)
      client.removeQueries({ queryKey: [getRunTask.name] })
      forgetResults(client)
      // The address names the task, so that a reload shows the same one.
      void navigate(tasksAt(trainingId, firstTask(run.attempt.tasks, run.attempt.mode === 'exam')?.id))
    },
    onError: sayError,
  })
  return {
    isBusy: start.isPending,
    start: () => start.mutate({ params: { trainingId }, body: { holder: tabHolder() } }),
  }
}

/** The calls of a run, as the engine's screens take them; in practice only its end is one of them. */
export function useTrainingCalls(trainingId: number): ExamCalls<TrainingRun> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useCall(saveRunAnswer, { networkMode: 'always' })
  const hold = useCall(holdTraining, { networkMode: 'always' })
  const finish = useCall(finishTraining, { networkMode: 'always' })
  const params = { trainingId }
  return {
    runKey: runQuery(trainingId).queryKey,
    taskQuery: (taskId) => runTaskQuery(trainingId, taskId),
    save: (taskId, body) => save.mutateAsync({ params: { ...params, taskId }, body }),
    hold: (holder) => hold.mutateAsync({ params, body: { holder } }),
    finish: () => finish.mutateAsync({ params }),
    onFinished: () => {
      client.removeQueries({ queryKey: [getRunTask.name] })
      forgetResults(client)
      void navigate(finishAt(trainingId))
    },
  }
}

/** Answering in practice. */
export function usePractice(trainingId: number, { id: taskId, variant }: AttemptTask): PracticeCalls {
  const client = useQueryClient()
  const [gainedXp, setGainedXp] = useState(0)
  const params = { trainingId, taskId }
  const change = (task: TaskStanding | OpenTask) => {
    client.setQueryData(runTaskQuery(trainingId, taskId).queryKey, (old) => old && { ...old, ...task })
    const { status, xp } = task
    client.setQueryData(runQuery(trainingId).queryKey, (old) => old && withTask(old, taskId, { status, xp }))
    forgetResults(client)
  }
  const answer = useCall(submitRunAnswer, {
    networkMode: 'always',
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      change(reply.task)
    },
  })
  const hint = useCall(openRunHint, { networkMode: 'always', onSuccess: change, onError: sayError })
  const surrender = useCall(giveUpRunTask, { networkMode: 'always', onSuccess: change, onError: sayError })
  return {
    gainedXp,
    isBusy: answer.isPending || hint.isPending || surrender.isPending,
    error: answer.error,
    submit: (response: Response) => answer.mutate({ params, body: { response, variant } }),
    openHint: () => hint.mutate({ params }),
    giveUp: (onDone) => surrender.mutate({ params }, { onSettled: onDone }),
  }
}
