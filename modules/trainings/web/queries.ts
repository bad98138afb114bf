import { pageQuery, query } from '@school/api-client'
import {
  explainPlace,
  getMyPlace,
  getRun,
  getRunTask,
  getSolution,
  getSheet,
  getSolutions,
  getStats,
  getTraining,
  listRating,
  listSchools,
  listTrainings,
} from '../contract/index.ts'

export const trainingsQuery = (grade: number | null = null) =>
  pageQuery(listTrainings, { query: grade === null ? {} : { q: { gradeEq: grade } } })

export const trainingQuery = (trainingId: number) => query(getTraining, { params: { trainingId } })

export const runQuery = (trainingId: number) => query(getRun, { params: { trainingId } })

export const runTaskQuery = (trainingId: number, taskId: number) =>
  query(getRunTask, { params: { trainingId, taskId } })

const ofGrade = (grade: number | null) => (grade === null ? {} : { q: { gradeEq: grade } })

export const ratingQuery = (trainingId: number, page: number, grade: number | null = null) =>
  pageQuery(listRating, { params: { trainingId }, query: { page, ...ofGrade(grade) } })

export const schoolsQuery = (trainingId: number) => query(listSchools, { params: { trainingId } })

export const myPlaceQuery = (trainingId: number, grade: number | null = null) =>
  query(getMyPlace, { params: { trainingId }, query: ofGrade(grade) })

export const placeQuery = (trainingId: number, place: number, grade: number | null = null) =>
  query(explainPlace, { params: { trainingId, place }, query: ofGrade(grade) })

export const statsQuery = (trainingId: number) => query(getStats, { params: { trainingId } })

export const solutionsQuery = (trainingId: number, userId: number) =>
  query(getSolutions, { params: { trainingId, userId } })

export const sheetQuery = (trainingId: number, seed: number, withKeys: boolean) =>
  query(getSheet, { params: { trainingId }, query: { seed, keys: withKeys ? 'yes' : 'no' } })

export const solutionQuery = (trainingId: number, userId: number, taskId: number) =>
  query(getSolution, { params: { trainingId, userId, taskId } })
