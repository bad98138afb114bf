import type { PortalRole, Viewer } from '@school/access'
import { miniGroupTeacherTag } from '../contract/tags.ts'
import type { UserRow } from './tables.ts'

/** Pupils of grades 0–4 live in the children's world. */
export const isElementaryGrade = (gradeIndex: number | null): boolean =>
  gradeIndex !== null && gradeIndex <= 4

/** Who may reach what is not their own: children's works and marks, keys of tasks, people of a school. */
export const isOfStaff = (u: Pick<UserRow, 'isMethodist' | 'isExpert' | 'portalRole'>): boolean =>
  u.isMethodist || u.isExpert || (u.portalRole !== null && adminRoles.has(u.portalRole))

const adminRoles: ReadonlySet<PortalRole> = new Set([
  'schoolAdmin',
  'municipalityAdmin',
  'regionAdmin',
  'projectAdmin',
])

/** A user who has confirmed a contact owns the account (decision 080). */
export const isContactProved = (u: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt'>): boolean =>
  u.emailConfirmedAt !== null || u.phoneConfirmedAt !== null

type Known = Omit<UserRow, 'passwordHash' | 'homeBrand'> & { readonly owesFactor: boolean }

/** A viewer who owes a factor has no staff rights until it is set up, also at endpoints that are open to anyone. */
export const viewerOf = (u: Known): Viewer => ({
  id: u.id,
  kind: u.type,
  isElementary: u.isElementaryPupil,
  isParent: u.isParent,
  isCoach: u.isCoach,
  isMethodist: u.isMethodist && !u.owesFactor,
  isExpert: u.isExpert && !u.owesFactor,
  isMiniGroupTeacher: u.tags.includes(miniGroupTeacherTag),
  portalRole: u.owesFactor ? null : u.portalRole,
  owesFactor: u.owesFactor,
  isProved: isContactProved(u),
  version: u.rightsVersion,
})

/** A pupil with a class: gets no promotions, whatever was switched on. */
export const isChildAccount = (u: Pick<UserRow, 'type' | 'isParent' | 'gradeIndex'>): boolean =>
  u.type === 'pupil' && !u.isParent && u.gradeIndex !== null

/** The same as a condition on a row of `users`. */
export const isChildAccountSql = (alias: string): string =>
  `(${alias}.type = 'pupil' and not ${alias}.is_parent and ${alias}.grade_index is not null)`

export const fakeDomain = '@no-mail.invalid'

/** Of somebody who came without an address: nothing can be sent there. */
export const isFakeEmail = (email: string | null): boolean => email?.endsWith(fakeDomain) ?? false

/** What a person types to sign in: of a login that the school has made up, the part before `@`. */
export const shownLogin = (email: string): string =>
  isFakeEmail(email) ? email.slice(0, -fakeDomain.length) : email

/**
 * What is shown next to the name, of a row of `users`: the photograph where it may be seen, otherwise the assembled avatar.
 * @param isSeen an SQL condition; omitted only by queries for readers of the whole name
 */
export const avatarSql = (alias: string, isSeen = 'true'): string =>
  `case when ${alias}.photo_id is not null and (${isSeen})
    then jsonb_build_object('photoUrl', '/api/photos/' || ${alias}.photo_id) else ${alias}.avatar end`
