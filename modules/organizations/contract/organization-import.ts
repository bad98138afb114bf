import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { OrganizationKind } from './organization.ts'

export const mostOrganizations = 1000

/** Why a row of a list of organizations is not read. */
export const organizationFaultKinds = [
  'no_title',
  'too_long',
  'odd_kind',
  'misplaced',
  'odd_email',
  'twice',
  'code_taken',
  'too_many',
] as const
export const OrganizationFault = z.object({
  /** Of the row as it stands in the list, from 1. */
  row: z.int(),
  kind: z.enum(organizationFaultKinds),
  reason: z.string(),
})
export type OrganizationFault = z.infer<typeof OrganizationFault>

export const OrganizationImport = z.object({
  organizations: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      kind: OrganizationKind,
      /** One of this name is there already: nothing is made. */
      isKnown: z.boolean(),
    }),
  ),
  faults: z.array(OrganizationFault),
  /** How many would be added, or were. */
  added: z.int(),
  isDone: z.boolean(),
})
export type OrganizationImport = z.infer<typeof OrganizationImport>

export const importOrganizations = endpoint({
  name: 'organizations.import',
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/imports',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes: ['organizations.organizations'],
  summary:
    'Looks at a list of organizations right below one, or adds them; one row that is not read stops all, and what is there already is passed over',
  params: idParams('organizationId'),
  body: z.object({ text: z.string().max(500_000), isConfirmed: z.boolean() }),
  reply: OrganizationImport,
  errors: [
    'organization_not_found',
    'organization_deactivated',
    'organization_kind_misplaced',
    'organization_title_taken',
    'organization_code_taken',
    'organizations_empty',
  ],
  perMinute: 30,
})
