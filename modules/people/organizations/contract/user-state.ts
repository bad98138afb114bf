import { comparing, endpoint, filtersOf, flagColumn, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { NamedOrganization, roleColumn, WireRole } from './organization.ts'

/** Somebody's role in an organization: what they may act as (school-portal §3). */
export const RoleEntry = z.object({
  id: z.int(),
  active: z.boolean(),
  role: WireRole,
  organization: NamedOrganization,
  /** The project of the organization; `null` for a project itself and for organizations without one. */
  projectFederation: NamedOrganization.nullable(),
})
export type RoleEntry = z.infer<typeof RoleEntry>

export const roleEntryColumns = { role: roleColumn, active: flagColumn }

export const listRoles = endpoint({
  name: 'organizations.listRoles',
  method: 'GET',
  path: '/api/wk/user_state',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['organizations.roles'],
  summary: 'The roles of the viewer, or the projects of a pupil; one of them at most is active',
  query: z.object({ q: filtersOf(comparing(roleEntryColumns), []) }),
  reply: z.array(RoleEntry),
})

export const switchRole = endpoint({
  name: 'organizations.switchRole',
  method: 'PUT',
  path: '/api/wk/user_state/:roleId',
  audience: 'user',
  changes: ['organizations.roles'],
  summary: 'The viewer acts in this role from now on; repeating it changes nothing',
  params: idParams('roleId'),
  body: z.object({ active: z.literal(true) }),
  reply: RoleEntry,
  errors: ['role_not_found', 'role_deactivated'],
  keepsReply: false,
})
