import { link, site } from '@school/routes'

/** `?stage=3&grade=7`; what is absent is chosen by the page. */
interface Table {
  stage?: number | undefined
  grade?: number | undefined
  region?: number | null | undefined
  page?: number | undefined
}

export const catalogAt = (grade: number | null = null, discipline: string | null = null): string =>
  link(site.lms.catalogOlympiads, {}, { grade, discipline })
export const olympiadAt = (olympiad_id: number) => link(site.lms.olympiad, { olympiad_id })
export const codeAt = () => link(site.lms.olympiadCode)
export const tasksAt = (olympiad_id: number, task_id?: number) =>
  link(site.lms.olympiadTasks, { olympiad_id, task_id })
export const finishAt = (olympiad_id: number) => link(site.lms.olympiadFinish, { olympiad_id })
export const statsAt = (olympiad_id: number, table: Table = {}) =>
  link(site.lms.olympiadStats, { olympiad_id }, { ...table })
export const ratingAt = (
  olympiad_id: number,
  by: 'users' | 'schools' = 'users',
  { page = 1, ...table }: Table = {},
) => link(site.lms.olympiadRating, { olympiad_id, by }, { ...table, page: page > 1 ? page : null })
export const profileAt = (user_id: number) => link(site.lms.profile, { user_id })
export const checkingAt = () => link(site.lms.teacherChecking)
export const solutionsAt = (olympiad_id: number, user_id: number, stage: number, task_id?: number) =>
  link(site.lms.olympiadSolutions, { olympiad_id, user_id, task_id }, { stage })

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value > 0 && value < 2_147_483_648 ? value : null
}

export interface TableWanted {
  stageId: number | null
  grade: number | null
  /** `null`: all regions. */
  region: number | null
  page: number
}

/** Table selected in the address; values that are not numbers are ignored. */
export const tableIn = (search: URLSearchParams): TableWanted => ({
  stageId: numberIn(search, 'stage'),
  grade: numberIn(search, 'grade'),
  region: numberIn(search, 'region'),
  page: Math.min(100_000, numberIn(search, 'page') ?? 1),
})
