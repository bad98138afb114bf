export {
  belowQuery,
  employeesQuery,
  foundOrganizationsQuery,
  organizationQuery,
  ownOrganizationQuery,
  userStateQuery,
} from './queries.ts'
export { switchRole } from '../contract/index.ts'
