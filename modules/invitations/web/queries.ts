import { query } from '@school/api-client'
import { findInvite, getInvitationSheet, listInvitations, listCalledEmployees } from '../contract/index.ts'

export const invitationsQuery = query(listInvitations, {})
export const inviteQuery = (inviteCode: string) => query(findInvite, { params: { inviteCode } })
export const sheetQuery = (schoolClassId: number) => query(getInvitationSheet, { query: { schoolClassId } })

/** Who was called to an organization and has not come. */
export const calledEmployeesQuery = (organizationId: number) =>
  query(listCalledEmployees, { params: { organizationId } })
