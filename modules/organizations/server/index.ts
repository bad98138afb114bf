import { personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { organizationsPart } from './person-part.ts'
import { routes } from './routes.ts'

export type { MembershipRole, OrganizationKind } from '../contract/organization.ts'
export { accessOrganization, governs, type ReachedOrganization } from './access.ts'
export { classFigures, type ReadClassFigures } from './figures.ts'
export { noteNames, requireNames, seesNames } from './names.ts'
export { hasRole, portalRoleOf } from './rules.ts'
export { regionsSql } from './regions.ts'
export { type ActiveSchool, engage, findActiveSchool, listAdminAddresses, worksIn } from './staff.ts'
export {
  isAnyOrganization,
  seedMemberships,
  seedOrganizations,
  type MembershipSeed,
  type OrganizationSeed,
} from './seed.ts'

export const organizationsRoom: Room = {
  name: 'organizations',
  routes,
  extensions: [extend(personPart, organizationsPart)],
}
