import { useCall } from '@school/api-client'
import { listMyReports, type Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import type { AttemptTask, OpenTask, SaveBody, SavedAnswer, TaskStanding } from '@school/works/contract'
import { type PracticeCalls, serverClock, tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
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
  submitRunAnswer,
  type TrainingRun,
} from '../contract/index.ts'
import { finishAt } from './addresses.ts'
import { runQuery, runTaskQuery } from './queries.ts'

/** What an answer puts right by itself, or does not touch. */
const untouched: unknown[] = [getRun.name, getRunTask.name, listMyReports.name]

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Changes what is known of a run: of its strip, and of one task. */
function useKnownRun(trainingId: number) {
  const client = useQueryClient()
  const key = runQuery(trainingId).queryKey
  return {
    put: (run: TrainingRun) => client.setQueryData(key, run),
    putTask: (taskId: number, change: Partial<TrainingRun['attempt']['tasks'][number]>) =>
      client.setQueryData(
        key,
        (old) =>
          old && {
            ...old,
            attempt: {
              ...old.attempt,
              tasks: old.attempt.tasks.map((task) => (task.id === taskId ? { ...task, ...change } : task)),
            },
          },
      ),
    /** Everything that tells of results is out of date; the run itself is as it was put. */
    forgetResults: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => !untouched.includes(queryKey[0]),
      }),
    client,
  }
}

/** Ends the run and goes to its results. */
export function useFinish(trainingId: number) {
  const { put, forgetResults, client } = useKnownRun(trainingId)
  const navigate = useNavigate()
  const finish = useCall(finishTraining, {
    onSuccess: (run) => {
      put(run)
      client.removeQueries({ queryKey: [getRunTask.name] })
      forgetResults()
      void navigate(finishAt(trainingId))
    },
    onError: sayError,
  })
  return { isBusy: finish.isPending, finish: () => finish.mutate({ params: { trainingId } }) }
}

/** Takes the run over from another tab. */
export function useHold(trainingId: number) {
  const { put, client } = useKnownRun(trainingId)
  const hold = useCall(holdTraining, {
    onSuccess: (run) => {
      put(run)
      // What the other tab has saved meanwhile is read anew.
      void client.invalidateQueries({ queryKey: [getRunTask.name] })
    },
    onError: sayError,
  })
  return {
    isBusy: hold.isPending,
    takeOver: () => hold.mutate({ params: { trainingId }, body: { holder: tabHolder() } }),
  }
}

/** Answering in practice. */
export function usePractice(trainingId: number, { id: taskId, variant }: AttemptTask): PracticeCalls {
  const { putTask, forgetResults, client } = useKnownRun(trainingId)
  const [gainedXp, setGainedXp] = useState(0)
  const params = { trainingId, taskId }
  const change = (task: TaskStanding | OpenTask) => {
    client.setQueryData(runTaskQuery(trainingId, taskId).queryKey, (old) => old && { ...old, ...task })
    putTask(taskId, { status: task.status, xp: task.xp })
    forgetResults()
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

/** Saving in an exam: the way of one answer to the server. */
export function useSave(trainingId: number, task: AttemptTask) {
  const { putTask, client } = useKnownRun(trainingId)
  const save = useCall(saveRunAnswer, { networkMode: 'always' })
  return async (body: Pick<SaveBody, 'response' | 'sequence' | 'sentAt'>): Promise<SavedAnswer> => {
    const saved = await save.mutateAsync({
      params: { trainingId, taskId: task.id },
      body: { ...body, holder: tabHolder() },
    })
    serverClock.observe(saved.serverNow)
    const { response, sequence, savedAt } = saved
    client.setQueryData(
      runTaskQuery(trainingId, task.id).queryKey,
      (old) => old && { ...old, draft: { response, sequence, savedAt } },
    )
    putTask(task.id, { savedAt: response ? savedAt : null, status: response ? 'started' : 'not_started' })
    return saved
  }
}
