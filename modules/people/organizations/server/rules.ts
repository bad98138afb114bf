import { compareNames } from '@school/texts'
import type { PortalRole } from '@school/access'
import type { GivenRole, MembershipRole, OrganizationKind, WireRole } from '../contract/organization.ts'

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

/** The same of anybody: a pupil has projects and no role in them (school-portal §4: a pupil before an agent). */
export const portalRoleOfPerson = (
  type: 'pupil' | 'agent',
  role: MembershipRole,
  kind: OrganizationKind,
): PortalRole | null => (type === 'pupil' ? null : portalRoleOf(role, kind))

export const roleToWire = (role: MembershipRole): WireRole => (role === 'student' ? 'empty' : role)
export const roleOfWire = (role: GivenRole): MembershipRole =>
  role === 'empty' || role === '' ? 'student' : role

/** Projects come last; within a group by kind, then by title (school-portal §6). */
const orderOfKinds: readonly OrganizationKind[] = ['region', 'municipal', 'school', 'project_federation']

interface Entry {
  id: number
  organization: { kind: OrganizationKind; title: string }
}

export const inOrderOfRoles = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.toSorted(
    (a, b) =>
      orderOfKinds.indexOf(a.organization.kind) - orderOfKinds.indexOf(b.organization.kind) ||
      compareNames(a.organization.title, b.organization.title) ||
      a.id - b.id,
  )

const childKinds: Record<OrganizationKind, readonly OrganizationKind[]> = {
  project_federation: ['region'],
  region: ['municipal', 'school'],
  municipal: ['school'],
  school: [],
}

/** What may be opened right below an organization. */
export const childKindsOf = (kind: OrganizationKind): OrganizationKind[] => [...childKinds[kind]]

/** Teachers work in schools. */
export const hasRole = (kind: OrganizationKind, role: MembershipRole): boolean =>
  role !== 'teacher' || kind === 'school'
