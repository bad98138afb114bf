import { type ApiError, call, type Changing, useAfterChange } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { addXp } from '@school/rewards/web'
import { toast } from '@school/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { giveUp, openHint, submitAnswer } from '../contract/attempt-endpoints.ts'
import type { AnswerReply, OpenTask, OpenTaskState } from '../contract/index.ts'

export interface SolvingPlace {
  task: OpenTask
  /** Starts the attempt if needed: a lesson is started by the first action in it. */
  attempt: () => Promise<number>
  /** Updates the changed task wherever it is shown; the result is awaited. */
  onChange: (task: OpenTask | OpenTaskState) => unknown
  /** Reloads the task from the server. */
  look: () => Promise<OpenTask>
  onRefused?: (error: ApiError) => void
}

/** Sent at once or failed at once: an answer queued by the network layer could be changed meanwhile. */
const atOnce = { networkMode: 'always', retry: false } as const
const onError = (error: Error) => void toast(error.message, { tone: 'bad' })

const placeOf = async ({ task, attempt }: SolvingPlace) => ({
  params: { attemptId: await attempt(), taskId: task.id },
})

/** Sends an answer to the API: see `submitAnswer` in the routes of this module. */
export async function sendAnswer(place: SolvingPlace, response: Response): Promise<AnswerReply> {
  const body = { response, variant: place.task.variant }
  return call(submitAnswer, { ...(await placeOf(place)), body })
}

/** All actions on a task with immediate verdicts. */
export function useSolving(place: SolvingPlace) {
  const { task, onChange, look, onRefused } = place
  const [gainedXp, setGainedXp] = useState(0)
  const afterChange = useAfterChange()
  const client = useQueryClient()
  // Other queries with results are refetched in the background.
  const after = (done: Changing) => (changed: OpenTask | OpenTaskState) =>
    afterChange(done, () => onChange(changed))

  const answer = useMutation<AnswerReply, ApiError, Response>({
    ...atOnce,
    mutationFn: (response) => sendAnswer(place, response),
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      return afterChange(submitAnswer, () => {
        addXp(client, reply.gainedXp)
        return onChange(reply.task)
      })
    },
    onError: (error) => onRefused?.(error),
  })
  const hint = useMutation({
    ...atOnce,
    mutationFn: async () => call(openHint, await placeOf(place)),
    onSuccess: after(openHint),
    onError,
  })
  const surrender = useMutation({
    ...atOnce,
    mutationFn: async () => call(giveUp, await placeOf(place)),
    onSuccess: after(giveUp),
    onError,
  })

  /** After a failure: the answer may have arrived although its reply did not, and sending it again would cost a try. */
  const retry = useMutation({
    ...atOnce,
    onError,
    mutationFn: async (response: Response) => {
      const now = await look()
      await after(submitAnswer)(now)
      const hasArrived = now.triesUsed > task.triesUsed
      if (hasArrived) setGainedXp(Math.max(0, now.xp - task.xp))
      if (hasArrived || !now.can.answer || now.variant !== task.variant) answer.reset()
      else answer.mutate(response)
    },
  })

  return {
    /** XP paid for the last sent answer. */
    gainedXp,
    isSending: answer.isPending,
    error: answer.error,
    clearError: answer.reset,
    send: (response: Response) => answer.mutate(response),
    retry: { isPending: retry.isPending, do: (response: Response) => retry.mutate(response) },
    hint: { isPending: hint.isPending, open: () => hint.mutate() },
    surrender: {
      isPending: surrender.isPending,
      do: (onDone: () => void) => surrender.mutate(undefined, { onSettled: onDone }),
    },
  }
}

export type Solving = ReturnType<typeof useSolving>
