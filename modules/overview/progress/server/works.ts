import type { CountsWorksSql } from '@school/school-classes/server'

/** Works that somebody has begun, each counted once. */
export const countWorksSql: CountsWorksSql = (userId) =>
  `select count(distinct work_id) from attempts where user_id = ${userId}`
