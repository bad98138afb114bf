import { schoolYearOf } from '@school/texts'
import type { NextYearClass } from '../../contract/moves.ts'

const dayMs = 24 * 3600_000
/** Examinations of the eleventh grade end in June: classes go on from the first of July. */
const summerMs = 62 * dayMs
export const undoMs = 7 * dayMs
export const lastGrade = 11

/** The school year to which a class may go. */
export const yearToMoveTo = (now: Date): number => schoolYearOf(new Date(now.getTime() + summerMs))

export interface MoveFacts {
  readonly gradeIndex: number
  readonly schoolYear: number
  /** A class of the next grade with the same letter. */
  readonly taken: { readonly isMine: boolean; readonly isArchived: boolean } | null
}

/** Where a class of a former year goes. @param year to which classes go now */
export function wayOf({ gradeIndex, schoolYear, taken }: MoveFacts, year: number): NextYearClass['way'] {
  if (schoolYear < year - 1) return 'old'
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
