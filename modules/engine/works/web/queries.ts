import { query } from '@school/api-client'
import { getAnswerSheet, getAttemptTask } from '../contract/attempt-endpoints.ts'

export const attemptTaskQuery = (attemptId: number, taskId: number) =>
  query(getAttemptTask, { params: { attemptId, taskId } })

export const answerSheetQuery = (attemptId: number) => query(getAnswerSheet, { params: { attemptId } })
