import { link, site } from '@school/routes'
import { addressOf, type CourseFilters } from './filters.ts'

/** The page of the catalogue with these filters. */
export const coursesAddress = (filters: CourseFilters): string =>
  link(site.lms.catalogCourses, {}, addressOf(filters))
