import type { PortalRole } from '@school/access'
import type { memberships, organizations } from './tables.ts'

export type OrganizationKind = (typeof organizations.$inferSelect)['kind']
export type MembershipRole = (typeof memberships.$inferSelect)['role']

const adminOf: Record<OrganizationKind, PortalRole> = {
  project_federation: 'projectAdmin',
  region: 'regionAdmin',
  municipal: 'municipalityAdmin',
  school: 'schoolAdmin',
}

/** Who an agent is on the portal while this membership is the active one. */
export function portalRoleOf(role: MembershipRole, kind: OrganizationKind): PortalRole {
  if (role === 'admin') return adminOf[kind]
  return role === 'student' ? 'intern' : 'teacher'
}
