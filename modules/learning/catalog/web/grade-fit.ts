export type GradeFit = 'fits' | 'above' | 'below'

/** Whether a course is for the viewer's grade; `above`: it is for elder pupils. `null` for viewers without a grade. */
export function gradeFit(grades: readonly number[], gradeIndex: number | null | undefined): GradeFit | null {
  if (gradeIndex === null || gradeIndex === undefined || grades.length === 0) return null
  if (grades.includes(gradeIndex)) return 'fits'
  return gradeIndex < Math.min(...grades) ? 'above' : 'below'
}
