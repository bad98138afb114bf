export { invitationsQuery, inviteQuery } from './queries.ts'
