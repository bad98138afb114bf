import { link, site } from '@school/routes'
import type { CatalogSort } from '../contract/index.ts'
import type { courseLevels } from '@school/courses/contract'

export type CourseLevel = (typeof courseLevels)[number]

/** Filters of the catalogue, as the address has them. */
export interface CourseFilters {
  text: string
  /** Keys of disciplines. */
  disciplines: readonly string[]
  grade: number | null
  level: CourseLevel | null
  isFree: boolean
  /** `null`: what suits the viewer first. */
  sort: CatalogSort | null
  page: number
}

export const noFilters: CourseFilters = {
  text: '',
  disciplines: [],
  grade: null,
  level: null,
  isFree: false,
  sort: null,
  page: 1,
}

/** The query of an address: `readFilters` reads it back. */
export const addressOf = ({ text, disciplines, grade, level, isFree, sort, page }: CourseFilters) => ({
  text,
  discipline: disciplines,
  grade,
  level,
  free: isFree ? 1 : null,
  sort,
  page: page > 1 ? page : null,
})

const sortOfApi = { title: 'title asc', grade: 'grade asc', new: 'new desc' } as const

export const filtersOfApi = ({ text, disciplines, grade, level, isFree, sort }: CourseFilters) => ({
  ...(text ? { textCont: text } : {}),
  ...(disciplines.length > 0 ? { disciplineIn: disciplines } : {}),
  ...(grade === null ? {} : { gradeEq: grade }),
  ...(level ? { levelEq: level } : {}),
  ...(isFree ? { freeEq: true } : {}),
  ...(sort ? { s: sortOfApi[sort] } : {}),
})

/** Other filters show other courses: from the first page. */
export const changed = (filters: CourseFilters, change: Partial<CourseFilters>): CourseFilters => ({
  ...filters,
  page: 1,
  ...change,
})

/** The page of the catalogue with these filters. */
export const coursesAddress = (filters: CourseFilters): string =>
  link(site.lms.catalogCourses, {}, addressOf(filters))
