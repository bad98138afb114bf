import { pageQuery, query } from '@school/api-client'
import {
  explainPlace,
  getOlympiad,
  getOlympiadAttempt,
  getOwnPlace,
  getParticipantTask,
  getParticipantWork,
  getStageStats,
  listSamples,
  readSampleSolution,
  listOlympiads,
  listParticipants,
  listStageRegions,
  listStageSchools,
} from '../contract/index.ts'

export interface CalendarFilters {
  grade: number | null
  discipline: string | null
}

export const olympiadsQuery = ({ grade, discipline }: CalendarFilters = { grade: null, discipline: null }) =>
  query(listOlympiads, {
    query: {
      q: {
        ...(grade === null ? {} : { gradeEq: grade }),
        ...(discipline === null ? {} : { disciplineEq: discipline }),
      },
    },
  })

export const olympiadQuery = (olympiadId: number) => query(getOlympiad, { params: { olympiadId } })

export const sampleSolutionQuery = (olympiadId: number, taskId: number) =>
  query(readSampleSolution, { params: { olympiadId, taskId } })
export const samplesQuery = (olympiadId: number) => query(listSamples, { params: { olympiadId } })

export const olympiadAttemptQuery = (olympiadId: number) =>
  query(getOlympiadAttempt, { params: { olympiadId } })

export interface TableKey {
  stageId: number
  grade: number
}

const table = ({ stageId, grade }: TableKey) => ({ params: { stageId }, query: { q: { gradeEq: grade } } })

export interface RatingKey extends TableKey {
  region: number | null
}

const rating = ({ stageId, grade, region }: RatingKey) => ({
  params: { stageId },
  query: { q: { gradeEq: grade, ...(region === null ? {} : { regionIdEq: region }) } },
})

export function participantsQuery(key: RatingKey, page: number) {
  const input = rating(key)
  return pageQuery(listParticipants, { ...input, query: { ...input.query, page } })
}

export const stageSchoolsQuery = (key: RatingKey) => query(listStageSchools, rating(key))

export const stageRegionsQuery = (key: TableKey) => query(listStageRegions, table(key))

export const ownPlaceQuery = (key: RatingKey) => query(getOwnPlace, rating(key))

export function placeQuery(key: RatingKey, place: number) {
  const input = rating(key)
  return query(explainPlace, { ...input, params: { ...input.params, place } })
}

export const stageStatsQuery = (key: TableKey) => query(getStageStats, table(key))

export const participantWorkQuery = (stageId: number, userId: number) =>
  query(getParticipantWork, { params: { stageId, userId } })

export const participantTaskQuery = (stageId: number, userId: number, taskId: number) =>
  query(getParticipantTask, { params: { stageId, userId, taskId } })
