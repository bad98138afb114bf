import { pageQuery, query } from '@school/api-client'
import {
  getExamPlan,
  getExamRehearsal,
  getExamResults,
  getExamAttempt,
  getExamSolution,
  getSharedExamResults,
  listExamRehearsals,
} from '../contract/index.ts'
import type { ListWanted } from './addresses.ts'

export const examRehearsalsQuery = ({ exam = null, discipline = null }: ListWanted = {}) =>
  pageQuery(listExamRehearsals, {
    query: {
      q: {
        ...(exam === null ? {} : { examEq: exam }),
        ...(discipline === null ? {} : { disciplineEq: discipline }),
      },
    },
  })

export const examRehearsalQuery = (examRehearsalId: number) =>
  query(getExamRehearsal, { params: { examRehearsalId } })

export const examAttemptQuery = (examRehearsalId: number) =>
  query(getExamAttempt, { params: { examRehearsalId } })

export const examResultsQuery = (examRehearsalId: number, attemptNumber: number | null) =>
  query(getExamResults, {
    params: { examRehearsalId },
    query: attemptNumber === null ? {} : { attemptNumber },
  })

export const examSolutionQuery = (examRehearsalId: number, taskId: number, attemptNumber: number) =>
  query(getExamSolution, { params: { examRehearsalId, taskId }, query: { attemptNumber } })

export const examPlanQuery = (examPlanKey: string) => query(getExamPlan, { params: { examPlanKey } })

export const sharedExamResultsQuery = (ulid: string) => query(getSharedExamResults, { params: { ulid } })
