import {
  comparing,
  endpoint,
  filtersOf,
  flagColumn,
  idColumn,
  idParams,
  Instant,
  instantColumn,
  lineColumn,
  numberColumn,
  pagingBy,
  TableFormat,
} from '@school/kernel/contract'
import * as z from 'zod'

/** A class of this school year or of the one that comes, as those who administer its school see it: in figures, without names of pupils. */
export const OrganizationClass = z.object({
  id: z.int(),
  gradeIndex: z.int(),
  letter: z.string(),
  /** Of the school year that has not begun. */
  isUpcoming: z.boolean(),
  pupils: z.int(),
  /** «Савельич А. С.» of each who teaches it. */
  teachers: z.array(z.string()),
  /** Pupils who were here in the last seven days. */
  activePupils: z.int(),
  lastVisitAt: Instant.nullable(),
})
export type OrganizationClass = z.infer<typeof OrganizationClass>

export const organizationClassColumns = {
  gradeIndex: numberColumn,
  letter: lineColumn(2),
  isUpcoming: flagColumn,
  pupils: numberColumn,
  activePupils: numberColumn,
  teachersCount: numberColumn,
  lastVisitAt: instantColumn,
}

export const listOrganizationClasses = endpoint({
  name: 'schoolClasses.listOfOrganization',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/school_classes',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['schoolClasses.classes'],
  summary:
    'Classes of a school in this school year and in the one that comes, in figures: by grade and letter',
  params: idParams('organizationId'),
  query: pagingBy(100).extend({
    q: filtersOf(comparing(organizationClassColumns), [
      'gradeIndex',
      'pupils',
      'activePupils',
      'lastVisitAt',
    ]),
  }),
  reply: z.array(OrganizationClass),
  paged: true,
  errors: ['organization_not_found'],
})

/** A class without a teacher, and whom to contact about it. */
export const UntaughtClass = z.object({
  id: z.int(),
  /** «7А». */
  name: z.string(),
  gradeIndex: z.int(),
  isUpcoming: z.boolean(),
  pupils: z.int(),
  school: z.object({ id: z.int(), title: z.string(), city: z.string(), phone: z.string() }),
})
export type UntaughtClass = z.infer<typeof UntaughtClass>

export const untaughtClassColumns = {
  schoolId: idColumn,
  gradeIndex: numberColumn,
  isUpcoming: flagColumn,
  pupils: numberColumn,
}

export const listUntaughtClasses = endpoint({
  name: 'schoolClasses.listUntaught',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/untaught_classes',
  audience: 'staff',
  feature: 'organizationsManagement',
  reads: ['schoolClasses.classes', 'organizations.organizations'],
  summary:
    'Classes without a teacher in an organization and everywhere below it, by schools, with the telephone of each',
  params: idParams('organizationId'),
  query: pagingBy(50).extend({ q: filtersOf(comparing(untaughtClassColumns), []) }),
  reply: z.array(UntaughtClass),
  paged: true,
  errors: ['organization_not_found'],
})

export const saveUntaughtClasses = endpoint({
  name: 'schoolClasses.saveUntaught',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/untaught_classes/file',
  audience: 'staff',
  feature: 'organizationsManagement',
  summary: 'All classes without a teacher as a table to be saved',
  params: idParams('organizationId'),
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['organization_not_found'],
})

export const saveOrganizationClasses = endpoint({
  name: 'schoolClasses.saveOfOrganization',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/school_classes/file',
  audience: 'staff',
  feature: 'organizationsManagement',
  summary: 'All of the same classes as a table to be saved',
  params: idParams('organizationId'),
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['organization_not_found'],
})
