import { query } from '@school/api-client'
import { getOwnWorks } from '../contract/own-works.ts'
import { getAnswerSheet, getAttemptTask } from '../contract/attempt-endpoints.ts'

export const attemptTaskQuery = (attemptId: number, taskId: number) =>
  query(getAttemptTask, { params: { attemptId, taskId } })

export const answerSheetQuery = (attemptId: number) => query(getAnswerSheet, { params: { attemptId } })

/** Disclosed results depend on the time: the loader of a page reloads them at every visit, the screen does not. */
export const ownWorksQuery = { ...query(getOwnWorks, {}), staleTime: 0, refetchOnMount: false } as const
