import { portalRoles, type PortalRole, type Viewer } from './viewer.ts'

/** Types of users on the portal (school-portal §4). An agent whose active role gives no type is `noRole`. */
export const userTypes = ['guest', 'pupil', ...portalRoles, 'noRole'] as const
export type UserType = (typeof userTypes)[number]

/** Derived in this order: guest, pupil, then agents by the role and the kind of the organization in which they act. */
export function userTypeOf({ id, kind, portalRole }: Pick<Viewer, 'id' | 'kind' | 'portalRole'>): UserType {
  if (id === 0) return 'guest'
  return kind === 'pupil' ? 'pupil' : (portalRole ?? 'noRole')
}

const administrators: readonly UserType[] = [
  'schoolAdmin',
  'municipalityAdmin',
  'regionAdmin',
  'projectAdmin',
] satisfies PortalRole[]
export const isAdministrator = (type: UserType): boolean => administrators.includes(type)
