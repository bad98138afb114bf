import { link, site } from '@school/routes'

interface Table {
  stage?: number | undefined
  grade?: number | undefined
  page?: number | undefined
}

/** `?stage=3&grade=7`; what is not chosen is left to the page. */
function chosen({ stage, grade, page }: Table): string {
  const query = new URLSearchParams()
  if (stage !== undefined) query.set('stage', String(stage))
  if (grade !== undefined) query.set('grade', String(grade))
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query.toString()}` : ''
}

export const catalogAt = (grade: number | null = null, discipline: string | null = null): string =>
  link(site.lms.catalogOlympiads) +
  (grade === null && discipline === null
    ? ''
    : `?${new URLSearchParams({ ...(grade === null ? {} : { grade: String(grade) }), ...(discipline === null ? {} : { discipline }) }).toString()}`)
export const olympiadAt = (olympiad_id: number) => link(site.lms.olympiad, { olympiad_id })
export const tasksAt = (olympiad_id: number, task_id?: number) =>
  link(site.lms.olympiadTasks, { olympiad_id, task_id })
export const finishAt = (olympiad_id: number) => link(site.lms.olympiadFinish, { olympiad_id })
export const statsAt = (olympiad_id: number, table: Table = {}) =>
  link(site.lms.olympiadStats, { olympiad_id }) + chosen(table)
export const ratingAt = (olympiad_id: number, by: 'users' | 'schools' = 'users', table: Table = {}) =>
  link(site.lms.olympiadRating, { olympiad_id, by }) + chosen(table)
export const solutionsAt = (olympiad_id: number, user_id: number, stage: number, task_id?: number) =>
  link(site.lms.olympiadSolutions, { olympiad_id, user_id, task_id }) + chosen({ stage })

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value > 0 && value < 2_147_483_648 ? value : null
}

/** The table that an address asks for; what is not a number asks for nothing. */
export const tableIn = (search: URLSearchParams) => ({
  stageId: numberIn(search, 'stage'),
  grade: numberIn(search, 'grade'),
  page: Math.min(100_000, numberIn(search, 'page') ?? 1),
})
