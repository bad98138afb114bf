import { pageQuery, query } from '@school/api-client'
import {
  getOlympiad,
  getOlympiadRun,
  getOlympiadTask,
  getOwnPlace,
  getParticipantTask,
  getParticipantWork,
  getStageStats,
  listOlympiads,
  listParticipants,
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

export const olympiadRunQuery = (olympiadId: number) => query(getOlympiadRun, { params: { olympiadId } })

export const olympiadTaskQuery = (participationId: number, taskId: number) =>
  query(getOlympiadTask, { params: { participationId, taskId } })

export interface TableKey {
  stageId: number
  grade: number
}

const table = ({ stageId, grade }: TableKey) => ({ params: { stageId }, query: { q: { gradeEq: grade } } })

export const participantsQuery = (key: TableKey, page: number) =>
  pageQuery(listParticipants, {
    params: { stageId: key.stageId },
    query: { q: { gradeEq: key.grade }, page },
  })

export const stageSchoolsQuery = (key: TableKey) => query(listStageSchools, table(key))

export const ownPlaceQuery = (key: TableKey) => query(getOwnPlace, table(key))

export const stageStatsQuery = (key: TableKey) => query(getStageStats, table(key))

export const participantWorkQuery = (stageId: number, userId: number) =>
  query(getParticipantWork, { params: { stageId, userId } })

export const participantTaskQuery = (stageId: number, userId: number, taskId: number) =>
  query(getParticipantTask, { params: { stageId, userId, taskId } })
