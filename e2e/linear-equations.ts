import type { Page } from '@playwright/test'

export interface CourseBody {
  id: number
  title: string
  lessons: { id: number; title: string }[]
}

/** The course on linear equations: its first lesson has a task of every kind and a film. */
export async function findLinearEquations(page: Page): Promise<CourseBody> {
  const found = await page.request.get('/api/catalog/courses?q[grade_eq]=7')
  const courses = (await found.json()) as CourseBody[]
  const { id } = courses.find(({ title }) => title.startsWith('Линейные уравнения'))!
  return (await (await page.request.get(`/api/courses/${id}`)).json()) as CourseBody
}
