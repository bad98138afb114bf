import { query } from '@school/api-client'
import {
  getManagedClass,
  listManagedPupils,
  listOrganizationClasses,
  listSchoolColleagues,
  listSchoolMoves,
} from '../contract/index.ts'

export const organizationClassesQuery = (organizationId: number) =>
  query(listOrganizationClasses, { params: { organizationId } })
export const colleaguesQuery = (schoolClassId: number) =>
  query(listSchoolColleagues, { params: { schoolClassId } })

/** Where classes of a school go; for whoever administers the school itself. */
export const schoolMovesQuery = (organizationId: number) =>
  query(listSchoolMoves, { params: { organizationId } })

/** A class as those see it who administer its school. */
export const managedClassQuery = (schoolClassId: number) =>
  query(getManagedClass, { params: { schoolClassId } })
export const managedPupilsQuery = (schoolClassId: number) =>
  query(listManagedPupils, { params: { schoolClassId } })
