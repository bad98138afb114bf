import { personPart } from '@school/personal-data/server'
import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { brandTiesContent } from './brand-ties.ts'
import { organizationsPart } from './person-part.ts'
import { routes } from './routes.ts'

export type { MembershipRole } from '../contract/organization.ts'
export { keepAdmins, listAdministered, lockOrganizations } from './admins.ts'
export { accessOrganization, governs, type ReachedOrganization } from './access.ts'
export { readBrandTies, tieBrands } from './brand-ties.ts'
export { findShortTitle } from './files.ts'
export { classFigures, type ReadClassFigures } from './figures.ts'
export {
  chosenSchool,
  findPlaceOfClasses,
  type ReadChosenSchool,
  readChosenSchool,
  renameOwnClasses,
  takePlaceOfClasses,
} from './own.ts'
export { noteNames, requireNames, seesNames } from './names.ts'
export { hasRole, portalRoleOf } from './rules.ts'
export { regionsSql } from './regions.ts'
export { titleOrderSql } from './titles.ts'
export { type ActiveSchool, engage, findActiveSchool, listAdminAddresses, worksIn } from './staff.ts'
export {
  isAnyOrganization,
  seedMemberships,
  seedOrganizations,
  seedOwnClasses,
  type MembershipSeed,
  type OrganizationSeed,
} from './seed.ts'

export const organizationsModule: ServerModule = {
  name: 'organizations',
  routes,
  extensions: [extend(personPart, organizationsPart), extend(contentPart, brandTiesContent)],
}
