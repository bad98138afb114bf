import { query } from '@school/api-client'
import { listCoursesOfClass, listCoursesToGive, listGivenCourses, listOwnClasses } from '../contract/index.ts'

export const coursesOfClassQuery = (schoolClassId: number) =>
  query(listCoursesOfClass, { params: { schoolClassId } })
export const ownClassesQuery = query(listOwnClasses, {})
export const givenCoursesQuery = (schoolClassId: number) =>
  query(listGivenCourses, { params: { schoolClassId } })
export const coursesToGiveQuery = (schoolClassId: number) =>
  query(listCoursesToGive, { params: { schoolClassId } })
