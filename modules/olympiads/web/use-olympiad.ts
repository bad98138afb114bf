import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { type ExamCalls, firstTask, tabHolder } from '@school/works/web'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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

const ofRun: readonly unknown[] = [getOlympiadRun.name, getOlympiadTask.name]

/** Everything that tells where one stands is out of date; the run itself is as it was put. */
function forgetStanding(client: QueryClient) {
  client.removeQueries({ queryKey: [getOlympiadTask.name] })
  void client.invalidateQueries({ predicate: ({ queryKey }) => !ofRun.includes(queryKey[0]) })
}

/** Opens the tasks and goes to them. */
export function useStart(olympiadId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(startParticipation, {
    onSuccess: (run) => {
      client.setQueryData(olympiadRunQuery(olympiadId).queryKey, run)
      forgetStanding(client)
      // The address names the task, so that a reload shows the same one.
      void navigate(tasksAt(olympiadId, firstTask(run.attempt.tasks, true)?.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return {
    isBusy: start.isPending,
    start: (participationId: number) =>
      start.mutate({ params: { participationId }, body: { holder: tabHolder() } }),
  }
}

/** The calls of a run, as the engine's screens take them. */
export function useOlympiadCalls(olympiadId: number, participationId: number): ExamCalls<OlympiadRun> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useCall(saveOlympiadAnswer, { networkMode: 'always' })
  const hold = useCall(holdParticipation, { networkMode: 'always' })
  const finish = useCall(finishParticipation, { networkMode: 'always' })
  const params = { participationId }
  return {
    runKey: olympiadRunQuery(olympiadId).queryKey,
    taskQuery: (taskId) => olympiadTaskQuery(participationId, taskId),
    save: (taskId, body) => save.mutateAsync({ params: { ...params, taskId }, body }),
    hold: (holder) => hold.mutateAsync({ params, body: { holder } }),
    finish: () => finish.mutateAsync({ params }),
    onFinished: () => {
      forgetStanding(client)
      void navigate(finishAt(olympiadId))
    },
  }
}
