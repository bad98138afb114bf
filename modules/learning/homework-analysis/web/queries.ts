import { query } from '@school/api-client'
import * as contract from '../contract/index.ts'

export const matrixQuery = (homeworkId: number) => query(contract.getMatrix, { params: { homeworkId } })

export const analysisQuery = (homeworkId: number) => query(contract.getAnalysis, { params: { homeworkId } })

export const pupilAnswerQuery = (homeworkId: number, userId: number, taskId: number) =>
  query(contract.getPupilAnswer, { params: { homeworkId, userId, taskId } })
