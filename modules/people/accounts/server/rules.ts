import { gradeLabel } from '@school/texts'
import type { UserRow } from '@school/users/tables'
import { namePartsOf } from '../contract/person-name.ts'
import { lastChildGrade } from '../contract/user.ts'

/** «Фамилия Имя Отчество» -> parts; empty ones omitted (shared-application §5). One word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string; middleName: string } {
  return { lastName: '', middleName: '', ...namePartsOf(name) }
}

/** A pupil of the first eight grades is asked for the phone of a parent, and may leave it out. */
export const isAskedForParent = (role: string, gradeIndex: number | null): boolean =>
  role === 'pupil' && gradeIndex !== null && gradeIndex <= lastChildGrade

/** Grade ids follow the indexes: 1 is preschool, 2 is the first grade. */
export const gradeOf = (gradeIndex: number | null) =>
  gradeIndex === null ? null : { id: gradeIndex + 1, index: gradeIndex, name: gradeLabel(gradeIndex) }

/** A photograph that is replaced has another address. */
export const photoAddress = ({ photoId }: Pick<UserRow, 'photoId'>): string | null =>
  photoId && `/api/photos/${photoId}`

/** Children’s profiles are not public by default: pupils below fourteen, in grades 0–8, begin with a closed profile. */
export const startsPublic = (isPupil: boolean, gradeIndex: number | null): boolean =>
  !isPupil || gradeIndex === null || gradeIndex > 8
