import { link, site } from '@school/routes'

/** Query parameter of a landing to which a guest comes back from registering or signing in. */
export const enrollMark = 'enroll'

/** Where a guest who has chosen a course comes back to: its landing, which enrols them. It travels as `redirect_url` through every way of signing in. */
export const joiningAddress = (courseId: number): string =>
  link(site.market.courseLanding, { course_id: courseId }, { [enrollMark]: 1 })

/** The course that a guest has chosen before registering; `null` for any other address to come back to. */
export function joinedCourse(redirectUrl: string | null): number | null {
  const id = Number(/^\/courses\/(\d{1,9})\/landing\?/.exec(redirectUrl ?? '')?.[1])
  return id > 0 && redirectUrl === joiningAddress(id) ? id : null
}
