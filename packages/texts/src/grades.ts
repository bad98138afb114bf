const isGrade = (index: number): boolean => Number.isInteger(index) && index >= 1 && index <= 11

/** The name of a grade (shared-application §5): 0 is before school, none is after it, the unknown is the first. */
export function gradeLabel(index: number | null | undefined): string {
  if (index === null || index === undefined) return 'Выпускник'
  if (index === 0) return 'Дошкольник'
  return isGrade(index) ? `${index} класс` : '1 класс'
}

/** «7 класс», «5–7 классы»: for whom a course is. */
export const gradeRange = (from: number, to: number): string =>
  from === to ? gradeLabel(from) : from === 0 ? `Дошкольники и 1–${to} классы` : `${from}–${to} классы`
