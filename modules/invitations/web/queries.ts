import { query } from '@school/api-client'
import { findInvite, getInvitationSheet, listInvitations } from '../contract/index.ts'

export const invitationsQuery = query(listInvitations, {})
export const inviteQuery = (inviteCode: string) => query(findInvite, { params: { inviteCode } })
export const sheetQuery = (schoolClassId: number) => query(getInvitationSheet, { query: { schoolClassId } })
