import {
  endpoint,
  Id,
  idParams,
  listBody,
  listFault,
  listFindings,
  UndoneImport,
} from '@school/kernel/contract'
import * as z from 'zod'
import { OrganizationKind } from './organization.ts'

export const mostOrganizations = 1000

/** Columns of an imported list; a list without headings has them in this order. */
export const organizationColumns = [
  'title',
  'kind',
  'code',
  'city',
  'address',
  'phone',
  'email',
  'licence',
] as const
export type OrganizationColumn = (typeof organizationColumns)[number]

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
export const OrganizationFault = z.object({ ...listFault, kind: z.enum(organizationFaultKinds) })
export type OrganizationFault = z.infer<typeof OrganizationFault>

export const OrganizationImport = z.object({
  organizations: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      kind: OrganizationKind,
      /** The code of the organization, as given in the list. */
      ownCode: z.string().nullable(),
      city: z.string(),
      address: z.string(),
      /** One of this name exists already: nothing is added. */
      isKnown: z.boolean(),
    }),
  ),
  faults: z.array(OrganizationFault),
  ...listFindings(organizationColumns),
  /** By which it is undone; `null` when nothing was added. */
  importId: z.int().nullable(),
})
export type OrganizationImport = z.infer<typeof OrganizationImport>

export const importOrganizations = endpoint({
  name: 'organizations.import',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/imports',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes: ['organizations.organizations'],
  summary:
    'Looks at a list of organizations right below one, or adds them; rows with faults are not taken and are named, and what is there already is passed over',
  params: idParams('organizationId'),
  body: z.object(listBody(organizationColumns, 500_000)),
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

export const undoOrganizationImport = endpoint({
  name: 'organizations.undoImport',
  method: 'DELETE',
  path: '/api/wk/organizations/:organizationId/imports/:importId',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes: ['organizations.organizations'],
  summary:
    'Deletes the organizations that a list has added within a day and that nothing refers to yet. Repeating it changes nothing',
  params: z.object({ organizationId: Id, importId: Id }),
  reply: UndoneImport,
  errors: ['organization_not_found', 'organization_import_not_found', 'organization_import_late'],
})
