import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import type { AttemptTask, SaveBody, SavedAnswer } from '@school/works/contract'
import { serverClock, tabHolder } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  finishParticipation,
  getOlympiadRun,
  getOlympiadTask,
  holdParticipation,
  type OlympiadRun,
  saveOlympiadAnswer,
  startParticipation,
} from '../contract/index.ts'
import { finishAt, tasksAt } from './addresses.ts'
import { olympiadRunQuery, olympiadTaskQuery } from './queries.ts'
import { firstTask } from './shown.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Changes what is known of a run: of its strip, and of one task. */
function useKnownRun(olympiadId: number) {
  const client = useQueryClient()
  const key = olympiadRunQuery(olympiadId).queryKey
  return {
    put: (run: OlympiadRun) => client.setQueryData(key, run),
    putTask: (taskId: number, change: Partial<OlympiadRun['attempt']['tasks'][number]>) =>
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
    /** Everything that tells where one stands is out of date; the run itself is as it was put. */
    forgetStanding: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] !== getOlympiadRun.name && queryKey[0] !== getOlympiadTask.name,
      }),
    client,
  }
}

/** Opens the tasks and goes to them. */
export function useStart(olympiadId: number) {
  const { put, forgetStanding, client } = useKnownRun(olympiadId)
  const navigate = useNavigate()
  const start = useCall(startParticipation, {
    onSuccess: (run) => {
      put(run)
      client.removeQueries({ queryKey: [getOlympiadTask.name] })
      forgetStanding()
      // The address names the task, so that a reload shows the same one.
      void navigate(tasksAt(olympiadId, firstTask(run.attempt.tasks)?.id))
    },
    onError: sayError,
  })
  return {
    isBusy: start.isPending,
    start: (participationId: number) =>
      start.mutate({ params: { participationId }, body: { holder: tabHolder() } }),
  }
}

/** Ends the run and goes to what comes after it. */
export function useFinish(olympiadId: number, participationId: number) {
  const { put, forgetStanding, client } = useKnownRun(olympiadId)
  const navigate = useNavigate()
  const finish = useCall(finishParticipation, {
    onSuccess: (run) => {
      put(run)
      client.removeQueries({ queryKey: [getOlympiadTask.name] })
      forgetStanding()
      void navigate(finishAt(olympiadId))
    },
    onError: sayError,
  })
  return { isBusy: finish.isPending, finish: () => finish.mutate({ params: { participationId } }) }
}

/** Takes the run over from another tab. */
export function useHold(olympiadId: number, participationId: number) {
  const { put, client } = useKnownRun(olympiadId)
  const hold = useCall(holdParticipation, {
    onSuccess: (run) => {
      put(run)
      // What the other tab has saved meanwhile is read anew.
      void client.invalidateQueries({ queryKey: [getOlympiadTask.name] })
    },
    onError: sayError,
  })
  return {
    isBusy: hold.isPending,
    takeOver: () => hold.mutate({ params: { participationId }, body: { holder: tabHolder() } }),
  }
}

/** The way of one answer to the server. */
export function useSave(olympiadId: number, participationId: number, task: AttemptTask) {
  const { putTask, client } = useKnownRun(olympiadId)
  const save = useCall(saveOlympiadAnswer, { networkMode: 'always' })
  return async (body: Pick<SaveBody, 'response' | 'sequence' | 'sentAt'>): Promise<SavedAnswer> => {
    const saved = await save.mutateAsync({
      params: { participationId, taskId: task.id },
      body: { ...body, holder: tabHolder() },
    })
    serverClock.observe(saved.serverNow)
    const { response, sequence, savedAt } = saved
    client.setQueryData(
      olympiadTaskQuery(participationId, task.id).queryKey,
      (old) => old && { ...old, draft: { response, sequence, savedAt } },
    )
    putTask(task.id, { savedAt: response ? savedAt : null, status: response ? 'started' : 'not_started' })
    return saved
  }
}
