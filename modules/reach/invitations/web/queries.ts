import { pageQuery, query } from '@school/api-client'
import {
  countWaitingPupils,
  findInvite,
  findPartnerSchools,
  getInvitationSheet,
  getSchoolStanding,
  listCalledEmployees,
  listEmployeeImports,
  listInvitations,
  listOwnInvitations,
  listSchoolRequests,
  listWaitingPupils,
} from '../contract/index.ts'

export const invitationsQuery = query(listInvitations, {})
export const inviteQuery = (inviteCode: string) => query(findInvite, { params: { inviteCode } })
export const sheetQuery = (schoolClassId: number) => query(getInvitationSheet, { query: { schoolClassId } })

/** Who was called to an organization and has not come. */
export const calledEmployeesAt = (organizationId: number) => (page: number) => ({
  params: { organizationId },
  query: { page, q: {} },
})
export const calledEmployeesQuery = (organizationId: number) =>
  pageQuery(listCalledEmployees, calledEmployeesAt(organizationId)(1))
/** Lists of employees that may be undone still. */
export const employeeImportsQuery = (organizationId: number) =>
  query(listEmployeeImports, { params: { organizationId } })

/** Schools that call the reader, and whose answer they wait for. */
export const ownInvitationsQuery = query(listOwnInvitations, {})

/** Who has come by the code of a class and waits, and in which classes of a school there are such. */
export const waitingQuery = (schoolClassId: number) => query(listWaitingPupils, { params: { schoolClassId } })
export const waitingInSchoolQuery = (organizationId: number) =>
  query(countWaitingPupils, { params: { organizationId } })

/** Which school was asked to confirm the teacher, and which classes are still their own. */
export const schoolStandingQuery = query(getSchoolStanding, {})
export const partnerSchoolsQuery = (text: string) => query(findPartnerSchools, { query: { text } })
/** Teachers who ask a school to confirm them. */
export const schoolRequestsQuery = (organizationId: number) =>
  query(listSchoolRequests, { params: { organizationId } })
