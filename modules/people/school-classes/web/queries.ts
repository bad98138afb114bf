import { pageQuery, query } from '@school/api-client'
import {
  getManagedClass,
  getPupilName,
  listClassDoubles,
  listManagedPupils,
  listOrganizationClasses,
  listSchoolColleagues,
  listSchoolDoubles,
  listSchoolMoves,
  listUntaughtClasses,
} from '../contract/index.ts'

export const organizationClassesQuery = (organizationId: number, page: number) =>
  pageQuery(listOrganizationClasses, { params: { organizationId }, query: { page, q: {} } })
/** Classes without a teacher, in an organization and below it. */
export const untaughtClassesQuery = (organizationId: number, page: number) =>
  pageQuery(listUntaughtClasses, { params: { organizationId }, query: { page, q: {} } })
export const colleaguesQuery = (schoolClassId: number) =>
  query(listSchoolColleagues, { params: { schoolClassId } })

/** Where classes of a school go; for administrators of the school itself. */
export const schoolMovesQuery = (organizationId: number) =>
  query(listSchoolMoves, { params: { organizationId } })

/** A class as those see it who administer its school. */
export const managedClassQuery = (schoolClassId: number) =>
  query(getManagedClass, { params: { schoolClassId } })
export const managedPupilsQuery = (schoolClassId: number) =>
  query(listManagedPupils, { params: { schoolClassId } })

/** Pupils who seem to be registered twice: of a school for itself, of a class for its teachers and its school. */
export const schoolDoublesQuery = (organizationId: number) =>
  query(listSchoolDoubles, { params: { organizationId } })
export const classDoublesQuery = (schoolClassId: number) =>
  query(listClassDoubles, { params: { schoolClassId } })

export const pupilNameQuery = (schoolClassId: number, userId: number) =>
  query(getPupilName, { params: { schoolClassId, userId } })
