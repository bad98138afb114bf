import { query } from '@school/api-client'
import { listSchoolColleagues } from '@school/school-classes/contract'
import { getClass, getDashboard, listClasses } from '../contract/index.ts'

export const dashboardQuery = query(getDashboard, {})
export const classesQuery = query(listClasses, {})
export const classQuery = (schoolClassId: number) => query(getClass, { params: { schoolClassId } })
export const colleaguesQuery = (schoolClassId: number) =>
  query(listSchoolColleagues, { params: { schoolClassId } })
