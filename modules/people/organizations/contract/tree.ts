import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  flagColumn,
  Id,
  idColumn,
  idParams,
  Instant,
  lineColumn,
  Paging,
  RecentImport,
  SeenVersion,
  TableFormat,
  TypedLine,
  Version,
  withOf,
} from '@school/kernel/contract'
import { EmailOrNone } from '@school/accounts/contract'
import * as z from 'zod'
import { NamedOrganization, OrganizationKind, organizationKinds } from './organization.ts'

/** An organization in a level of the tree, or found by a search. */
export const ListedOrganization = NamedOrganization.extend({
  parentId: z.int().nullable(),
  /** Its ancestors, as far as the viewer may see them: «Белогорская область, Светлоборск». */
  place: z.string(),
  city: z.string(),
  /** Right below it. */
  childrenCount: z.int(),
  /** At any depth below. */
  schoolsCount: z.int(),
  isDeactivated: z.boolean(),
  /** `with=parent`: its parent, where the viewer reaches it. */
  parent: NamedOrganization.nullable().optional(),
  /** `with=contacts`. */
  contacts: z.object({ address: z.string(), phone: z.string(), email: z.string() }).optional(),
})
export type ListedOrganization = z.infer<typeof ListedOrganization>

export const treeColumns = {
  kind: choiceColumn(organizationKinds),
  parentId: idColumn,
  code: lineColumn(40),
  isDeactivated: flagColumn,
}
export const treeRelations = ['parent', 'contacts'] as const

const ofOrganization = idParams('organizationId')
const reads = ['organizations.organizations'] as const
const changes = ['organizations.organizations'] as const

export const listOrganizations = endpoint({
  name: 'organizations.list',
  method: 'GET',
  path: '/api/wk/organizations',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads,
  summary:
    'Organizations where the viewer administers and below; a level of the tree when its parent is named',
  query: Paging.extend({
    q: filtersOf({ ...comparing(treeColumns), titleCont: TypedLine.max(80) }, ['title', 'kind', 'code']),
    with: withOf(treeRelations),
  }),
  reply: z.array(ListedOrganization),
  paged: true,
  errors: ['organization_not_found'],
})

export const saveOrganizations = endpoint({
  name: 'organizations.saveList',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/organizations/file',
  audience: 'staff',
  feature: 'organizationsManagement',
  summary: 'Organizations below one, at every depth, as a table to be saved',
  params: ofOrganization,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['organization_not_found'],
})

export const OrganizationCard = NamedOrganization.extend({
  shortTitle: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  licence: z.string(),
  deactivatedAt: Instant.nullable(),
  /** From where the viewer administers down to this one. */
  trail: z.array(NamedOrganization),
  /** Of it and of everything below. */
  counts: z.object({
    schools: z.int(),
    admins: z.int(),
    teachers: z.int(),
    classes: z.int(),
    pupils: z.int(),
    classesWithoutTeacher: z.int(),
  }),
  /** Of what is typed in the card. */
  version: Version,
  /** Lists of what was added right below it that may be undone still, the newest first. */
  imports: z.array(RecentImport),
  /** What may be added below it. */
  childKinds: z.array(OrganizationKind),
  can: z.object({
    /** Address, phone, e-mail and licence. */
    change: z.boolean(),
    /** Title and code, and whether it works on the portal: for administrators of the levels above it. */
    govern: z.boolean(),
    add: z.boolean(),
    /** Names of pupils are visible to the viewer, and who has read them. */
    readNames: z.boolean(),
  }),
})
export type OrganizationCard = z.infer<typeof OrganizationCard>

export const getOwnOrganization = endpoint({
  name: 'organizations.getOwn',
  method: 'GET',
  path: '/api/wk/own_organization',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['organizations.organizations', 'organizations.roles'],
  summary: 'The card of the organization where the viewer administers',
  reply: OrganizationCard,
  errors: ['organization_not_found'],
})

export const getOrganization = endpoint({
  name: 'organizations.get',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['organizations.organizations', 'organizations.roles'],
  summary: 'The card of an organization',
  params: ofOrganization,
  reply: OrganizationCard,
  errors: ['organization_not_found'],
})

/** Full names of schools as their charters have them: the longest that was met has 257 letters. */
export const mostOfTitle = 300
const Title = TypedLine.min(3).max(mostOfTitle)
const about = {
  shortTitle: TypedLine.max(mostOfTitle),
  code: TypedLine.max(40).nullable(),
  city: TypedLine.max(80),
  address: TypedLine.max(300),
  phone: TypedLine.max(40),
  email: EmailOrNone,
  licence: TypedLine.max(80),
}

export const addOrganization = endpoint({
  name: 'organizations.add',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes,
  summary: 'A new organization below one of the own',
  body: z.object({ parentId: Id, kind: OrganizationKind, title: Title, ...z.object(about).partial().shape }),
  reply: z.object({ id: z.int() }),
  errors: [
    'organization_not_found',
    'organization_kind_misplaced',
    'organization_title_taken',
    'organization_code_taken',
    'organization_deactivated',
  ],
})

export const changeOrganization = endpoint({
  name: 'organizations.change',
  method: 'PATCH',
  path: '/api/wk/organizations/:organizationId',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes: ['organizations.organizations', 'organizations.roles'],
  summary:
    'The card of an organization; people above it change the title and the code and deactivate it, after everything below it',
  params: ofOrganization,
  body: z
    .object({ title: Title, ...about, isDeactivated: z.boolean() })
    .partial()
    .extend({ version: SeenVersion }),
  reply: z.null(),
  errors: [
    'organization_not_found',
    'organization_governed_above',
    'organization_title_taken',
    'organization_code_taken',
    'organization_works_below',
  ],
})
