import type { NextYearClass } from '../../contract/moves.ts'

const dayMs = 24 * 3600_000
export const undoMs = 7 * dayMs
export const lastGrade = 11

export interface MoveFacts {
  readonly gradeIndex: number
  readonly schoolYear: number
  /** A class of the next grade with the same letter. */
  readonly taken: { readonly isMine: boolean; readonly isArchived: boolean } | null
}

/** Whether a class is older than the last year: it goes nowhere but into the archive. @param year to which classes go now */
export const isOld = (schoolYear: number, year: number): boolean => schoolYear < year - 1

/** Where a class of a former year goes. @param year to which classes go now */
export function wayOf({ gradeIndex, schoolYear, taken }: MoveFacts, year: number): NextYearClass['way'] {
  if (isOld(schoolYear, year)) return 'old'
  if (gradeIndex === lastGrade) return 'graduate'
  if (taken === null) return 'go'
  if (!taken.isMine) return 'taken'
  return taken.isArchived ? 'archived' : 'join'
}

/** After this grade pupils may go to work or to a college. */
const middleGrade = 9

/** Whether pupils may leave the school before its last grade, all of the class or some. @param year to which classes go now */
export const mayLeave = (
  { gradeIndex, schoolYear }: Pick<MoveFacts, 'gradeIndex' | 'schoolYear'>,
  year: number,
): boolean => gradeIndex === middleGrade && schoolYear === year - 1

/** The grade after this one; after the last there is none. */
export const gradeAfter = (gradeIndex: number): number | null =>
  gradeIndex === lastGrade ? null : gradeIndex + 1
