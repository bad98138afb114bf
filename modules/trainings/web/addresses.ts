import { link, site } from '@school/routes'

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
  { page = 1, grade = null }: { page?: number; grade?: number | null } = {},
) => link(site.lms.trainingRating, { training_id, by }, { grade, page: page > 1 ? page : null })
export const printAt = (training_id: number, seed = 0, withKeys = false) =>
  `${link(site.lms.trainingPrint, { training_id })}?${new URLSearchParams({ seed: String(seed), ...(withKeys ? { keys: 'yes' } : {}) })}`
export const catalogAt = (grade: number | null = null) =>
  link(site.lms.catalogTrainings) + (grade === null ? '' : `?grade=${grade}`)
