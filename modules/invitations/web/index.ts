export { OrganizationInvitations } from './OrganizationInvitations.tsx'
export { OwnInvitationsCard } from './OwnInvitationsCard.tsx'
export { calledEmployeesQuery, invitationsQuery, inviteQuery, ownInvitationsQuery } from './queries.ts'
