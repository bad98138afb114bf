const firstGradeAge = 7
const ageWithoutGrade = 12
const grownUpYear = 2000

/** The year that a form suggests to begin with (shared-application §5). */
export function suggestedBirthYear(
  { isPupil, grade }: { isPupil: boolean; grade: { index: number } | null },
  now: Date,
): number {
  if (!isPupil) return grownUpYear
  const age = grade ? grade.index + firstGradeAge : ageWithoutGrade
  return now.getFullYear() - age
}
