import { addDays } from '@school/texts'
import { mostCourses } from '../contract/course-of-class.ts'
import type { classCourseErrors } from '../contract/errors.ts'

export interface WantedFacts {
  readonly isFree: boolean
  /** To how many of the class it is open. */
  readonly openTo: number
  readonly isGiven: boolean
  readonly givenToClass: number
}

const farthestDays = 366

/** Why a course may not be given with this due day; `null` when it may. For a course that is given already only the day is checked. */
export function refusalOf(
  wanted: WantedFacts,
  dueOn: string | null,
  today: string,
): keyof typeof classCourseErrors | null {
  if (dueOn !== null && dueOn < today) return 'class_course_term_over'
  if (dueOn !== null && dueOn > addDays(today, farthestDays)) return 'class_course_term_far'
  if (wanted.isGiven) return null
  if (!wanted.isFree && wanted.openTo === 0) return 'class_course_closed'
  return wanted.givenToClass >= mostCourses ? 'class_courses_too_many' : null
}
