import { pageQuery, query } from '@school/api-client'
import {
  explainPlace,
  getMyPlace,
  getTrainingAttempt,
  getSolution,
  getSheet,
  getSolutions,
  getStats,
  getTraining,
  listRating,
  listRegions,
  listSchools,
  listTrainings,
} from '../contract/index.ts'
import type { RatingWanted } from './addresses.ts'

export const trainingsQuery = (grade: number | null = null) =>
  pageQuery(listTrainings, { query: grade === null ? {} : { q: { gradeEq: grade } } })

export const trainingQuery = (trainingId: number) => query(getTraining, { params: { trainingId } })

export const trainingAttemptQuery = (trainingId: number) =>
  query(getTrainingAttempt, { params: { trainingId } })

type Filter = Pick<RatingWanted, 'grade' | 'region'>
const filtered = ({ grade, region }: Filter) => ({
  q: { ...(grade === null ? {} : { gradeEq: grade }), ...(region === null ? {} : { regionIdEq: region }) },
})

export const ratingQuery = (trainingId: number, page: number, filter: Filter) =>
  pageQuery(listRating, { params: { trainingId }, query: { page, ...filtered(filter) } })

export const schoolsQuery = (trainingId: number, region: number | null) =>
  query(listSchools, { params: { trainingId }, query: filtered({ grade: null, region }) })

export const regionsQuery = (trainingId: number) => query(listRegions, { params: { trainingId } })

export const myPlaceQuery = (trainingId: number, filter: Filter) =>
  query(getMyPlace, { params: { trainingId }, query: filtered(filter) })

export const placeQuery = (trainingId: number, place: number, filter: Filter) =>
  query(explainPlace, { params: { trainingId, place }, query: filtered(filter) })

export const statsQuery = (trainingId: number) => query(getStats, { params: { trainingId } })

export const solutionsQuery = (trainingId: number, userId: number) =>
  query(getSolutions, { params: { trainingId, userId } })

export const sheetQuery = (trainingId: number, seed: number, withKeys: boolean) =>
  query(getSheet, { params: { trainingId }, query: { seed, keys: withKeys ? 'yes' : 'no' } })

export const solutionQuery = (trainingId: number, userId: number, taskId: number) =>
  query(getSolution, { params: { trainingId, userId, taskId } })
