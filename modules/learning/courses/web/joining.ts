import { link, site } from '@school/routes'

/** Query parameter of a landing to which a guest comes back from registering or signing in. */
export const enrollMark = 'enroll'

/** Where a guest who has chosen a course comes back to: its landing, which enrols them. It travels as `redirect_url` through every way of signing in. */
export const joiningAddress = (courseId: number): string =>
  link(site.market.courseLanding, { course_id: courseId }, { [enrollMark]: 1 })
