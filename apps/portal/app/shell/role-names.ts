import { type UserType, userTypeOf } from '@school/access'
import { type User, viewerOf } from '@school/accounts/contract'
import type { RoleEntry } from '@school/organizations/contract'
import { firstGrapheme, nbsp } from '@school/texts'
import { roleTexts as t } from '../ru.ts'

const titles: Record<Exclude<UserType, 'guest' | 'pupil'>, string> = {
  intern: t.intern,
  teacher: t.teacher,
  schoolAdmin: t.admin,
  municipalityAdmin: t.admin,
  regionAdmin: t.admin,
  projectAdmin: t.coordinator,
  noRole: t.noRole,
}

/** What somebody is here: the grade of a pupil who has confirmed it for this school year, the role of everybody else; empty when there is nothing to say. */
export function rankOf(user: User, isGradeChecked: boolean): string {
  const type = userTypeOf(viewerOf(user))
  if (type === 'guest') return ''
  if (type !== 'pupil') return titles[type]
  return isGradeChecked && user.grade && user.grade.index > 0 ? user.grade.name : ''
}

/** «Гринёв П. А.»: a short name with initials (school-portal §3); as much of it as is known. */
export function initialledName({ lastName, firstName, middleName }: Names): string {
  const initials = [firstName, middleName].filter(Boolean).map((name) => `${firstGrapheme(name)}.`)
  return lastName ? [lastName, ...initials].join(nbsp) : [firstName, middleName].filter(Boolean).join(' ')
}
type Names = Pick<User, 'lastName' | 'firstName' | 'middleName'>

/** The role of an entry of the list. */
export function roleTitleOf(
  { role, organization }: Pick<RoleEntry, 'role' | 'organization'>,
  isPupil: boolean,
): string {
  if (isPupil) return t.pupil
  if (role === 'admin') return organization.kind === 'project_federation' ? t.coordinator : t.admin
  return role === 'teacher' ? t.teacher : t.intern
}

/** Where somebody acts: the project and the organization, named once when they are the same. */
export function placeOf(entry: RoleEntry | undefined): string {
  if (!entry) return ''
  const names = [entry.projectFederation?.title, entry.organization.title]
  return [...new Set(names.filter(Boolean))].join(' · ')
}
