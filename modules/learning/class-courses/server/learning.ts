import { courseKind } from '@school/courses/contract'
import { heldSql } from '@school/grants/server'

/**
 * Who learns in which course, or has: it was open to them, or something of it was begun, as a part of a query `(user_id, course_id)`.
 * @param people a query of `(user_id)`
 */
export const learningSql = (
  people: string,
): string => `select p.user_id, h.resource_id as course_id from (${people}) p
    cross join lateral (${heldSql({ kind: courseKind, userId: 'p.user_id' })}) h
  union select a.user_id, l.course_id from (${people}) p join attempts a on a.user_id = p.user_id join lessons l on l.work_id = a.work_id`
