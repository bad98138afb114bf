import { query } from '@school/api-client'
import { getOwnWorks } from '../contract/own-works.ts'
import { getAnswerSheet, getAttemptTask } from '../contract/attempt-endpoints.ts'

export const attemptTaskQuery = (attemptId: number, taskId: number) =>
  query(getAttemptTask, { params: { attemptId, taskId } })

export const answerSheetQuery = (attemptId: number) => query(getAnswerSheet, { params: { attemptId } })

/** What is told of works changes by the clock: the loader of a page asks anew at every visit, the screen does not ask again. */
export const ownWorksQuery = { ...query(getOwnWorks, {}), staleTime: 0, refetchOnMount: false } as const
