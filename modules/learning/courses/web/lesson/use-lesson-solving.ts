import { call } from '@school/api-client'
import type { OpenTask, OpenTaskState } from '@school/works/contract'
import { type Solving, useSolving } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { startLesson } from '../../contract/index.ts'
import { lessonQuery, lessonTaskQuery, lessonTasksQuery } from '../queries.ts'
import { progressOf, withProgress, withTask } from './rules.ts'

export interface LessonPlace {
  courseId: number
  lessonId: number
}

/** Puts a changed task into everything of the lesson that shows it. */
function useTaskChange({ courseId, lessonId }: LessonPlace) {
  const client = useQueryClient()
  const lesson = lessonQuery(courseId, lessonId).queryKey
  return (changed: OpenTask | OpenTaskState) => {
    client.setQueryData(
      lessonTaskQuery(lessonId, changed.id).queryKey,
      (old) => old && { ...old, ...changed },
    )
    const strip = client.setQueryData(
      lessonTasksQuery(lessonId).queryKey,
      (old) => old && withTask(old, changed),
    )
    if (strip) client.setQueryData(lesson, (old) => old && withProgress(old, progressOf(strip)))
  }
}

/** Everything that can be done with a task of a lesson; the first thing that is done begins it. */
export function useLessonSolving({ courseId, lessonId }: LessonPlace, task: OpenTask): Solving {
  const client = useQueryClient()
  const lesson = lessonQuery(courseId, lessonId).queryKey
  return useSolving({
    task,
    attempt: async () => {
      const known = client.getQueryData(lesson)?.attemptId
      if (known) return known
      const { attempt } = await call(startLesson, { params: { lessonId } })
      // Whatever else is made old by a start is made old by what it is begun for, a moment later.
      client.setQueryData(lesson, (old) => old && { ...old, attemptId: attempt.id })
      return attempt.id
    },
    onChange: useTaskChange({ courseId, lessonId }),
    look: () =>
      client.fetchQuery({ ...lessonTaskQuery(lessonId, task.id), networkMode: 'always', staleTime: 0 }),
  })
}
