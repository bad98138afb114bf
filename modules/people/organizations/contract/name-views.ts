import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  Id,
  idColumn,
  idParams,
  Instant,
  instantColumn,
  numberColumn,
  Paging,
  TableFormat,
} from '@school/kernel/contract'
import * as z from 'zod'
import { NamedOrganization } from './organization.ts'

/** Lists that show names of pupils; `…_file` is a downloaded one. */
export const nameLists = [
  'class',
  'class_file',
  'class_waiting',
  'olympiad',
  'olympiad_file',
  'progress',
  'doubles',
] as const
export const NameList = z.enum(nameLists)
export type NameList = z.infer<typeof NameList>

/** Somebody has read names of pupils. */
export const NameView = z.object({
  id: z.int(),
  at: Instant,
  userId: z.int(),
  /** «Савельев Архип Савельевич»; `null` when the account is no more. */
  name: z.string().nullable(),
  /** For which they acted. */
  actedFor: NamedOrganization.nullable(),
  /** Whose pupils they were. */
  organization: NamedOrganization,
  list: NameList,
  /** «7А», a stage. */
  about: z.string(),
  names: z.int(),
})
export type NameView = z.infer<typeof NameView>

export const nameViewColumns = {
  at: instantColumn,
  userId: idColumn,
  organizationId: idColumn,
  list: choiceColumn(nameLists),
  names: numberColumn,
}

export const listNameViews = endpoint({
  name: 'organizations.listNameViews',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/name_views',
  audience: 'staff',
  feature: 'schoolPersonalDataAccess',
  reads: ['organizations.organizations'],
  summary: 'Who has read names of pupils of an organization and of everything below it, the newest first',
  params: idParams('organizationId'),
  query: Paging.extend({ q: filtersOf(comparing(nameViewColumns), []) }),
  reply: z.array(NameView),
  paged: true,
  errors: ['organization_not_found'],
})

export const saveNameViews = endpoint({
  name: 'organizations.saveNameViews',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/name_views/file',
  audience: 'staff',
  feature: 'schoolPersonalDataAccess',
  summary: 'Who has read names of pupils of an organization, as a table to be saved',
  params: z.object({ organizationId: Id }),
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['organization_not_found'],
})
