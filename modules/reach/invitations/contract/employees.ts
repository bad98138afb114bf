import { Email } from '@school/accounts/contract'
import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  Id,
  idParams,
  Instant,
  instantColumn,
  listBody,
  listFault,
  listFindings,
  numberColumn,
  pagingBy,
  RecentImport,
  UndoneImport,
} from '@school/kernel/contract'
import * as z from 'zod'
import { InvitationState, invitationStates } from './invitation.ts'

/** As whom somebody is called to an organization. */
export const employeeRoles = ['teacher', 'admin'] as const
export const EmployeeRole = z.enum(employeeRoles)
export type EmployeeRole = z.infer<typeof EmployeeRole>

/** Somebody who was called to an organization by a letter and has not come. */
export const CalledEmployee = z.object({
  id: z.int(),
  email: z.string(),
  role: EmployeeRole,
  state: InvitationState,
  sentAt: Instant.nullable(),
  /** The list by which they were called, while it may be undone. */
  list: z.object({ id: z.int(), madeAt: Instant }).nullable(),
  can: z.object({ send: z.boolean(), renew: z.boolean(), revoke: z.boolean() }),
})
export type CalledEmployee = z.infer<typeof CalledEmployee>

const ofOrganization = idParams('organizationId')
const staff = { audience: 'staff', feature: 'organizationsManagement' } as const
const changes = ['invitations.invitations'] as const

export const calledEmployeeColumns = {
  role: choiceColumn(employeeRoles),
  state: choiceColumn(invitationStates),
  sentAt: instantColumn,
}

export const listCalledEmployees = endpoint({
  name: 'invitations.listEmployees',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/invitations',
  ...staff,
  reads: ['invitations.invitations', 'invitations.accepts'],
  summary: 'Who was called to an organization within thirty days and has not come',
  params: ofOrganization,
  query: pagingBy(100).extend({ q: filtersOf(comparing(calledEmployeeColumns), ['sentAt']) }),
  reply: z.array(CalledEmployee),
  paged: true,
  errors: ['organization_not_found'],
})

export const employeeImportColumns = { madeAt: instantColumn, added: numberColumn }

export const listEmployeeImports = endpoint({
  name: 'invitations.listEmployeeImports',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/invitation_imports',
  ...staff,
  reads: ['invitations.invitations', 'invitations.accepts'],
  summary:
    'Lists by which employees were called within a day and that may be undone still: how many of each have not answered; the latest first',
  params: ofOrganization,
  query: z.object({ q: filtersOf(comparing(employeeImportColumns), ['madeAt']) }),
  reply: z.array(RecentImport),
  errors: ['organization_not_found'],
})

const refusedTo = [
  'organization_not_found',
  'organization_deactivated',
  'invitation_too_many',
  'invitations_off',
] as const

export const inviteEmployee = endpoint({
  name: 'invitations.inviteEmployee',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/invitations',
  ...staff,
  changes,
  summary:
    'Invites somebody to an organization by a letter; the role is given on acceptance, and no second letter is sent to the same person',
  params: ofOrganization,
  body: z.object({
    email: Email,
    role: EmployeeRole,
  }),
  reply: z.null(),
  errors: [...refusedTo, 'organization_role_misplaced', 'employee_works_already'],
})

export const mostEmployees = 200

/** Columns of a list of employees. */
export const employeeColumns = ['email', 'role'] as const
export type EmployeeColumn = (typeof employeeColumns)[number]

/** Why a row of a list of employees is not read. */
export const employeeFaultKinds = ['no_email', 'odd_role', 'misplaced_role', 'twice', 'too_many'] as const
export const EmployeeFault = z.object({ ...listFault, kind: z.enum(employeeFaultKinds) })
export type EmployeeFault = z.infer<typeof EmployeeFault>

export const EmployeeImport = z.object({
  employees: z.array(
    z.object({
      row: z.int(),
      email: z.string(),
      role: EmployeeRole,
      /** Works there or was called already: nothing is sent. */
      isKnown: z.boolean(),
    }),
  ),
  faults: z.array(EmployeeFault),
  ...listFindings(employeeColumns),
  /** For undoing the import; `null` when no letters were sent. */
  importId: z.int().nullable(),
})
export type EmployeeImport = z.infer<typeof EmployeeImport>

export const importEmployees = endpoint({
  name: 'invitations.importEmployees',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/invitation_imports',
  ...staff,
  changes,
  summary:
    'Looks at a list of addresses and roles, or writes to them; rows with faults are not taken and are named',
  params: ofOrganization,
  body: z.object(listBody(employeeColumns, 100_000)),
  reply: EmployeeImport,
  errors: [...refusedTo, 'employees_empty'],
  perMinute: 30,
})

export const undoEmployeeImport = endpoint({
  name: 'invitations.undoEmployeeImport',
  method: 'DELETE',
  path: '/api/wk/organizations/:organizationId/invitation_imports/:importId',
  ...staff,
  changes,
  summary:
    'Takes back the unanswered invitations that a list has sent within a day. Repeating it changes nothing',
  params: z.object({ organizationId: Id, importId: Id }),
  reply: UndoneImport,
  errors: ['organization_not_found', 'invitation_import_not_found', 'invitation_import_late'],
})
