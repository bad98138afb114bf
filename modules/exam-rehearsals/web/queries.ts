import { pageQuery, query } from '@school/api-client'
import {
  getExamRehearsal,
  getExamResults,
  getExamRun,
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

export const examRunQuery = (examRehearsalId: number) => query(getExamRun, { params: { examRehearsalId } })

export const examResultsQuery = (examRehearsalId: number, run: number | null) =>
  query(getExamResults, { params: { examRehearsalId }, query: run === null ? {} : { run } })

export const examSolutionQuery = (examRehearsalId: number, taskId: number, run: number) =>
  query(getExamSolution, { params: { examRehearsalId, taskId }, query: { run } })

export const sharedExamResultsQuery = (ulid: string) => query(getSharedExamResults, { params: { ulid } })
