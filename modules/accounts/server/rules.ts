import type { Viewer } from '@school/access'
import { gradeLabel } from '@school/texts'
import type { UserRow } from './tables.ts'

/** «Фамилия Имя Отчество» -> parts; empty ones omitted (shared-application §5). One word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string; middleName: string } {
  const [first = '', second = '', ...rest] = name.trim().split(/\s+/)
  if (!second) return { lastName: '', firstName: first, middleName: '' }
  return { lastName: first, firstName: second, middleName: rest.join(' ') }
}

/** Pupils of grades 0–4 live in the children's world. */
export const isElementaryGrade = (gradeIndex: number | null): boolean =>
  gradeIndex !== null && gradeIndex <= 4

export const viewerOf = (u: Omit<UserRow, 'passwordHash'>): Viewer => ({
  id: u.id,
  kind: u.type,
  isElementary: u.isElementaryPupil,
  isParent: u.isParent,
  isCoach: u.isCoach,
  isMethodist: u.isMethodist,
  portalRole: u.portalRole,
  version: u.rightsVersion,
})

/** Grade ids follow the indexes: 1 is preschool, 2 is the first grade. */
export const gradeOf = (gradeIndex: number | null) =>
  gradeIndex === null ? null : { id: gradeIndex + 1, index: gradeIndex, name: gradeLabel(gradeIndex) }
