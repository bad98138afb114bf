import { type ApiError, call } from '@school/api-client'
import { listMyReports, type Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import {
  type AnswerReply,
  giveUp,
  openHint,
  type OpenTask,
  submitAnswer,
  type TaskStanding,
} from '@school/works/contract'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getConspect, getLessonTask, listLessonTasks, startLesson } from '../../contract/index.ts'
import { lessonQuery, lessonTaskQuery, lessonTasksQuery } from '../queries.ts'
import { progressOf, withProgress, withTask } from './rules.ts'

export interface TaskPlace {
  courseId: number
  lessonId: number
  taskId: number
}

const keptFresh: unknown[] = [listMyReports.name, getLessonTask.name, listLessonTasks.name, getConspect.name]

/** Puts a changed task into everything of the lesson that shows it. */
function useTaskChange({ courseId, lessonId, taskId }: TaskPlace) {
  const client = useQueryClient()
  const lesson = lessonQuery(courseId, lessonId).queryKey
  return (changed: OpenTask | TaskStanding) => {
    client.setQueryData(lessonTaskQuery(lessonId, taskId).queryKey, (old) => old && { ...old, ...changed })
    const strip = client.setQueryData(
      lessonTasksQuery(lessonId).queryKey,
      (old) => old && withTask(old, changed),
    )
    if (strip) client.setQueryData(lesson, (old) => old && withProgress(old, progressOf(strip)))
    // Courses, programmes, levels: whatever shows progress is out of date now, in this room and above it.
    void client.invalidateQueries({
      predicate: ({ queryKey, queryHash }) =>
        !keptFresh.includes(queryKey[0]) && queryHash !== hashKey(lesson),
    })
  }
}

/** The attempt of the lesson; it begins with the first thing that is done here. */
function useBegin({ courseId, lessonId }: TaskPlace) {
  const client = useQueryClient()
  const lesson = lessonQuery(courseId, lessonId).queryKey
  return async (): Promise<number> => {
    const known = client.getQueryData(lesson)?.attemptId
    if (known) return known
    const { attempt } = await call(startLesson, { params: { lessonId } })
    client.setQueryData(lesson, (old) => old && { ...old, attemptId: attempt.id })
    return attempt.id
  }
}

/** Sent at once or refused at once: an answer that waits for the network by itself may be changed meanwhile. */
const networkMode = 'always'
const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Everything that can be done with a task of a lesson. */
export function useSolving(place: TaskPlace) {
  const client = useQueryClient()
  const change = useTaskChange(place)
  const [gainedXp, setGainedXp] = useState(0)
  const begin = useBegin(place)
  const inAttempt = async () => ({ params: { attemptId: await begin(), taskId: place.taskId } })

  const answer = useMutation<AnswerReply, ApiError, { response: Response; variant: number | null }>({
    mutationFn: async (body) => call(submitAnswer, { ...(await inAttempt()), body }),
    networkMode,
    retry: false,
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      change(reply.task)
    },
  })
  const act = { networkMode, retry: false, onSuccess: change, onError: sayError } as const
  const hint = useMutation({ mutationFn: async () => call(openHint, await inAttempt()), ...act })
  const surrender = useMutation({ mutationFn: async () => call(giveUp, await inAttempt()), ...act })

  /** After a failure: a sent answer may have arrived though its reply did not, and to send it again would cost a try. */
  const retry = useMutation({
    mutationFn: async ({ before, response }: { before: OpenTask; response: Response }) => {
      const query = lessonTaskQuery(place.lessonId, place.taskId)
      const task = await client.fetchQuery({ ...query, networkMode, staleTime: 0 })
      change(task)
      const hasArrived = task.attemptsUsed > before.attemptsUsed
      if (hasArrived) setGainedXp(Math.max(0, task.xp - before.xp))
      if (hasArrived || !task.can.answer || task.variant !== before.variant) answer.reset()
      else answer.mutate({ response, variant: task.variant })
    },
    networkMode,
    retry: false,
    onError: sayError,
  })

  return {
    /** What the last sent answer has paid. */
    gainedXp,
    isSending: answer.isPending,
    error: answer.error,
    clearError: answer.reset,
    send: (response: Response, variant: number | null) => answer.mutate({ response, variant }),
    retry,
    hint: { isPending: hint.isPending, open: () => hint.mutate() },
    surrender: {
      isPending: surrender.isPending,
      do: (onDone: () => void) => surrender.mutate(undefined, { onSettled: onDone }),
    },
  }
}

export type Solving = ReturnType<typeof useSolving>
