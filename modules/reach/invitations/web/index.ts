export { OrganizationInvitations } from './OrganizationInvitations.tsx'
export { OwnInvitationsCard } from './OwnInvitationsCard.tsx'
export {
  calledEmployeesQuery,
  employeeImportsQuery,
  invitationsQuery,
  inviteQuery,
  ownInvitationsQuery,
  schoolRequestsQuery,
  schoolStandingQuery,
  waitingInSchoolQuery,
  waitingQuery,
} from './queries.ts'
export { RequestsOfSchool } from './requests/SchoolRequests.tsx'
export { SchoolStanding } from './requests/SchoolStanding.tsx'
export { WaitingInSchool } from './WaitingInSchool.tsx'
export { WaitingPupils } from './WaitingPupils.tsx'
