import type { CourseCard } from '@school/courses/contract'

/**
 * The course whose task is shown on the first page: the requested one, else one of the viewer's grade,
 * else one of the middle of the school, neither the simplest nor the hardest.
 */
export function sampleCourse<C extends Pick<CourseCard, 'id' | 'grades'>>(
  courses: readonly C[],
  askedId: number | null,
  gradeIndex: number | null | undefined,
): C | undefined {
  return (
    courses.find(({ id }) => id === askedId) ??
    courses.find(({ grades }) => grades.some((grade) => grade === gradeIndex)) ??
    courses[Math.floor(courses.length / 2)]
  )
}

/** One course of each discipline: the chosen one, else the one in the middle of the grades. What the choice of a sample task offers. */
export function sampleChoices<C extends Pick<CourseCard, 'id' | 'discipline'>>(
  courses: readonly C[],
  chosen: C,
): C[] {
  // In the order of the list, so that a press does not shuffle the choices.
  const order = [...new Set(courses.map(({ discipline }) => discipline.key))]
  return order.map((key) => {
    if (key === chosen.discipline.key) return chosen
    const own = courses.filter(({ discipline }) => discipline.key === key)
    return own[Math.floor(own.length / 2)]!
  })
}
