export { OrganizationInvitations } from './OrganizationInvitations.tsx'
export { calledEmployeesQuery, invitationsQuery, inviteQuery } from './queries.ts'
