/** Grades that a pupil may choose: their own grade and higher ones that have tasks. */
export const choosableGrades = (stageGrades: readonly number[], own: number | null): number[] =>
  own === null ? [] : stageGrades.filter((grade) => grade >= own).toSorted((a, b) => a - b)

export type GradeRefusal = 'grade_unknown' | 'grade_too_low' | 'grade_not_here'

/** Why a grade can’t be chosen; `null` when it can. */
export function gradeRefusal(
  stageGrades: readonly number[],
  own: number | null,
  chosen: number,
): GradeRefusal | null {
  if (own === null) return 'grade_unknown'
  if (chosen < own) return 'grade_too_low'
  return stageGrades.includes(chosen) ? null : 'grade_not_here'
}

/** Grade of the table that is shown first: the one they took part in, their own grade, or the lowest. */
export function shownGradeOf(grades: readonly number[], taken: number | null, own: number | null): number {
  const wanted = [taken, own].find((grade) => grade !== null && grades.includes(grade))
  return wanted ?? Math.min(...grades)
}
