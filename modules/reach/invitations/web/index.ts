export { OrganizationInvitations } from './OrganizationInvitations.tsx'
export { OwnInvitationsCard } from './OwnInvitationsCard.tsx'
export {
  calledEmployeesQuery,
  employeeImportsQuery,
  invitationsQuery,
  inviteQuery,
  ownInvitationsQuery,
  waitingInSchoolQuery,
  waitingQuery,
} from './queries.ts'
export { WaitingInSchool } from './WaitingInSchool.tsx'
export { WaitingPupils } from './WaitingPupils.tsx'
