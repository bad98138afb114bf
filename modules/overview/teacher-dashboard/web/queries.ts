import { query } from '@school/api-client'
import { getSeating, listClassMoves, listMergers } from '@school/school-classes/contract'
import {
  getClass,
  getClassStatistics,
  getDashboard,
  getTeacherStatistics,
  listClasses,
  type StatisticsBy,
} from '../contract/index.ts'
import { type Shown, wantedOf } from './statistics/in-address.ts'

export const dashboardQuery = query(getDashboard, {})
export const classesQuery = query(listClasses, {})
export const classQuery = (schoolClassId: number) => query(getClass, { params: { schoolClassId } })
export const seatingQuery = (schoolClassId: number) => query(getSeating, { params: { schoolClassId } })
export const movesQuery = query(listClassMoves, {})
export const mergersQuery = (schoolClassId: number) => query(listMergers, { params: { schoolClassId } })
export const statisticsQuery = (schoolClassId: number, by: StatisticsBy, courseId: number | null) =>
  query(getClassStatistics, {
    params: { schoolClassId },
    query: { by, ...(courseId === null ? {} : { courseId }) },
  })
export const teacherStatisticsQuery = (shown: Shown) =>
  query(getTeacherStatistics, { query: wantedOf(shown) })
