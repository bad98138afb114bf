import { useCall } from '@school/api-client'
import type { ExamCalls } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import {
  type BegunWebinarHomework,
  getWebinarTask,
  holdWebinarHomework,
  saveWebinarAnswer,
  submitWebinarHomework,
} from '../contract/index.ts'
import { webinarHomeworkQuery, webinarTaskQuery } from './queries.ts'

/** The calls of a run at a webinar, as the engine's screens take them. */
export function useWebinarCalls(webinarId: number): ExamCalls<BegunWebinarHomework> {
  const client = useQueryClient()
  const save = useCall(saveWebinarAnswer, { networkMode: 'always' })
  const hold = useCall(holdWebinarHomework, { networkMode: 'always' })
  const submit = useCall(submitWebinarHomework, { networkMode: 'always' })
  const params = { webinarId }
  return {
    runKey: webinarHomeworkQuery(webinarId).queryKey,
    taskQuery: (taskId) => webinarTaskQuery(webinarId, taskId),
    save: (taskId, body) => save.mutateAsync({ params: { ...params, taskId }, body }),
    hold: (holder) => hold.mutateAsync({ params, body: { holder } }),
    finish: () => submit.mutateAsync({ params }),
    onFinished: () => client.removeQueries({ queryKey: [getWebinarTask.name] }),
  }
}
