import { endpoint, idParams, Instant } from '@school/kernel/contract'
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

export const listOrganizationClasses = endpoint({
  name: 'schoolClasses.listOfOrganization',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/school_classes',
  audience: 'staff',
  feature: 'organizationsManagement',
  tells: ['schoolClasses.classes'],
  summary:
    'Classes of a school in this school year and in the one that comes, in figures: by grade and letter',
  params: idParams('organizationId'),
  reply: z.array(OrganizationClass),
  errors: ['organization_not_found'],
})
