import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  Id,
  Instant,
  instantColumn,
  Paging,
  SeenVersion,
  TableFormat,
  TypedLine,
  Version,
} from '@school/kernel/contract'
import * as z from 'zod'
import { GivenRole, roleColumn, WireRole } from './organization.ts'

/** `active` has signed in, `invited` never has, `blocked` has asked to erase the account. */
export const userStates = ['active', 'invited', 'blocked'] as const
export const UserState = z.enum(userStates)
export type UserState = z.infer<typeof UserState>

export const OrganizationUser = z.object({
  /** Of the role. */
  id: z.int(),
  userId: z.int(),
  /** «Савельев Архип Савельевич». */
  name: z.string(),
  role: WireRole,
  state: UserState,
  lastVisitAt: Instant.nullable(),
  isMe: z.boolean(),
  /** Of the role. */
  version: Version,
})
export type OrganizationUser = z.infer<typeof OrganizationUser>

export const userColumns = {
  role: roleColumn,
  state: choiceColumn(userStates),
  lastVisitAt: instantColumn,
}

const ofOrganization = z.object({ organizationId: Id })
const ofRole = z.object({ organizationId: Id, roleId: Id })
const changes = ['organizations.roles'] as const

export const listOrganizationUsers = endpoint({
  name: 'organizations.listUsers',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/users',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['organizations.roles'],
  summary: 'Who works in an organization, and its interns; without pupils',
  params: ofOrganization,
  query: Paging.extend({
    q: filtersOf({ ...comparing(userColumns), nameCont: TypedLine.max(60) }, ['name', 'lastVisitAt']),
  }),
  reply: z.array(OrganizationUser),
  paged: true,
  errors: ['organization_not_found'],
})

export const saveOrganizationUsers = endpoint({
  name: 'organizations.saveUsers',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/users/file',
  audience: 'staff',
  feature: 'organizationsManagement',
  summary: 'Who works in an organization, as a table to be saved',
  params: ofOrganization,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['organization_not_found'],
})

export const getOrganizationUser = endpoint({
  name: 'organizations.getUser',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/users/:roleId',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['organizations.roles'],
  summary: 'A role of somebody in an organization; whose it must be may be said',
  params: ofRole,
  query: z.object({ userId: Id.optional() }),
  reply: z.object({ wkOrganizationUser: OrganizationUser }),
  errors: ['organization_not_found', 'role_not_found'],
})

export const addOrganizationUser = endpoint({
  name: 'organizations.addUser',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/users',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes,
  summary:
    'Gives a role to somebody who works in the own organizations already; repeating it changes nothing',
  params: ofOrganization,
  body: z.object({ userId: Id, role: GivenRole }),
  reply: z.object({ wkOrganizationUser: OrganizationUser }),
  errors: [
    'organization_not_found',
    'organization_deactivated',
    'organization_user_unknown',
    'organization_role_misplaced',
  ],
})

export const changeOrganizationUser = endpoint({
  name: 'organizations.changeUser',
  method: 'PATCH',
  path: '/api/wk/organizations/:organizationId/users/:roleId',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes,
  summary: 'Another role of somebody else; the last administrator stays',
  params: ofRole,
  body: z.object({ role: GivenRole, version: SeenVersion }),
  reply: z.null(),
  errors: [
    'organization_not_found',
    'role_not_found',
    'role_own',
    'role_exists',
    'role_last_admin',
    'organization_role_misplaced',
  ],
})

export const removeOrganizationUser = endpoint({
  name: 'organizations.removeUser',
  method: 'DELETE',
  path: '/api/wk/organizations/:organizationId/users/:roleId',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes,
  summary:
    'Takes a role away; what was done in it stays, and so does the last administrator. The own one only when it is confirmed',
  params: ofRole,
  query: z.object({ isConfirmed: z.enum(['true', 'false']).optional() }),
  reply: z.null(),
  errors: ['organization_not_found', 'role_not_found', 'role_own', 'role_last_admin'],
})
