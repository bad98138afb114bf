import { givenCoursesQuery } from '@school/class-courses/web'
import { classDoublesQuery } from '@school/school-classes/web'
import type { StatisticsBy } from '../contract/index.ts'
import { classQuery, statisticsQuery } from './queries.ts'

/** An id in a query; nonsense is none. */
export function idIn(search: URLSearchParams, name: 'course_id' | 'pupil'): number | null {
  const id = Number(search.get(name))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** What a class is shown by: its pupils, or their statistics. */
export function classViewQueries(classId: number, by: StatisticsBy | null, courseId: number | null) {
  if (by === null) return [classQuery(classId), classDoublesQuery(classId)]
  const statistics = statisticsQuery(classId, by, courseId)
  return by === 'courses' ? [statistics, givenCoursesQuery(classId)] : [statistics]
}
