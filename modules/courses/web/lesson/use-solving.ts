import { useCall } from '@school/api-client'
import { listMyReports, type Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import type { OpenTask, TaskStanding } from '@school/works/contract'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getConspect,
  getLessonTask,
  giveUp,
  listLessonTasks,
  openHint,
  submitAnswer,
} from '../../contract/index.ts'
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

/** Sent at once or refused at once: an answer that waits for the network by itself may be changed meanwhile. */
const networkMode = 'always'
const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Everything that can be done with a task of a lesson. */
export function useSolving(place: TaskPlace) {
  const client = useQueryClient()
  const change = useTaskChange(place)
  const [gainedXp, setGainedXp] = useState(0)
  const params = { lessonId: place.lessonId, taskId: place.taskId }

  const answer = useCall(submitAnswer, {
    networkMode,
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      change(reply.task)
    },
  })
  const hint = useCall(openHint, { networkMode, onSuccess: change, onError: sayError })
  const surrender = useCall(giveUp, { networkMode, onSuccess: change, onError: sayError })

  /** After a failure: a sent answer may have arrived though its reply did not, and to send it again would cost a try. */
  const retry = useMutation({
    mutationFn: async ({ before, response }: { before: OpenTask; response: Response }) => {
      const query = lessonTaskQuery(place.lessonId, place.taskId)
      const task = await client.fetchQuery({ ...query, networkMode, staleTime: 0 })
      change(task)
      const hasArrived = task.attemptsUsed > before.attemptsUsed
      if (hasArrived) setGainedXp(Math.max(0, task.xp - before.xp))
      if (hasArrived || !task.can.answer || task.variant !== before.variant) answer.reset()
      else answer.mutate({ params, body: { response, variant: task.variant } })
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
    send: (response: Response, variant: number | null) =>
      answer.mutate({ params, body: { response, variant } }),
    retry,
    hint: { isPending: hint.isPending, open: () => hint.mutate({ params }) },
    surrender: {
      isPending: surrender.isPending,
      do: (onDone: () => void) => surrender.mutate({ params }, { onSettled: onDone }),
    },
  }
}

export type Solving = ReturnType<typeof useSolving>
