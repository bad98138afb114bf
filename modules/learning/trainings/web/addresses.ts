import { link, site } from '@school/routes'

/** Whose rating is shown, and from where. */
export interface RatingWanted {
  page: number
  /** `null` is everybody. */
  grade: number | null
  region: number | null
}

const numberIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Number(search.get(name) || 'none')
  return Number.isInteger(value) && value >= 0 && value <= most ? value : null
}

/** Rating filters from the address; values that are not numbers are ignored. */
export const ratingIn = (search: URLSearchParams): RatingWanted => ({
  page: Math.max(1, numberIn(search, 'page', 100_000) ?? 1),
  grade: numberIn(search, 'grade', 11),
  region: numberIn(search, 'region', 2_147_483_647) || null,
})

export const trainingAt = (training_id: number) => link(site.lms.training, { training_id })
export const tasksAt = (training_id: number, task_id?: number) =>
  link(site.lms.trainingTasks, { training_id, task_id })
export const finishAt = (training_id: number) => link(site.lms.trainingFinish, { training_id })
export const solutionsAt = (training_id: number, user_id: number, task_id?: number) =>
  link(site.lms.trainingSolutions, { training_id, user_id, task_id })
export const statsAt = (training_id: number) => link(site.lms.trainingStats, { training_id })
export const ratingAt = (
  training_id: number,
  by: 'users' | 'schools' = 'users',
  { page = 1, grade = null, region = null }: Partial<RatingWanted> = {},
) => link(site.lms.trainingRating, { training_id, by }, { grade, region, page: page > 1 ? page : null })
export const printAt = (training_id: number, seed = 0, withKeys = false) =>
  `${link(site.lms.trainingPrint, { training_id })}?${new URLSearchParams({ seed: String(seed), ...(withKeys ? { keys: 'yes' } : {}) })}`
export const catalogAt = (grade: number | null = null) => link(site.lms.catalogTrainings, {}, { grade })
