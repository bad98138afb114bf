export { isOfficial } from './official-title.ts'
export { OrganizationFigures } from './OrganizationFigures.tsx'
export {
  belowQuery,
  employeesQuery,
  foundOrganizationsQuery,
  nameViewsQuery,
  organizationQuery,
  ownOrganizationQuery,
  userStateQuery,
} from './queries.ts'
export { switchRole } from '../contract/index.ts'
