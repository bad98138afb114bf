import { choiceColumn } from '@school/kernel/contract'
import * as z from 'zod'

/** From the top of the tree down. */
export const organizationKinds = ['project_federation', 'region', 'municipal', 'school'] as const
export const OrganizationKind = z.enum(organizationKinds)
/** Outside of the tree: the classes of a teacher whom no school has confirmed. It gives no role and is in no list of organizations. */
export const ownKind = 'own'
export type OrganizationKind = z.infer<typeof OrganizationKind>

export const membershipRoles = ['admin', 'teacher', 'student'] as const
export type MembershipRole = (typeof membershipRoles)[number]

/** A role on the wire: a student is the word `empty` (school-portal §3). */
export const WireRole = z.enum(['admin', 'teacher', 'empty'])
export type WireRole = z.infer<typeof WireRole>

/** A list filtered by roles: `student` is still read. */
export const roleColumn = {
  ...choiceColumn(WireRole.options),
  value: z.enum([...WireRole.options, 'student']).transform((role) => (role === 'student' ? 'empty' : role)),
}

/** The same as it is sent: an empty string is still read as a student. */
export const GivenRole = z.enum([...WireRole.options, ''])
export type GivenRole = z.infer<typeof GivenRole>

/** An organization as it is named in lists and in somebody's role. */
export const NamedOrganization = z.object({
  id: z.int(),
  /** Of the project's register. */
  code: z.string().nullable(),
  kind: OrganizationKind,
  title: z.string(),
})
export type NamedOrganization = z.infer<typeof NamedOrganization>
