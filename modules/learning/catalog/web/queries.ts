import { pageQuery, query } from '@school/api-client'
import { getFacets, getLanding, listCourses } from '../contract/index.ts'
import { type CourseFilters, filtersOfApi, noFilters } from './filters.ts'

export const coursesQuery = (filters: CourseFilters = noFilters) =>
  pageQuery(listCourses, { query: { page: filters.page, q: filtersOfApi(filters) } })

/** Counts do not depend on the order and the page. */
export const facetsQuery = (filters: CourseFilters = noFilters) =>
  query(getFacets, { query: { q: filtersOfApi({ ...filters, sort: null }) } })

export const landingQuery = (courseId: number) => query(getLanding, { params: { courseId } })
