import { schoolsOfPupilsSql } from '@school/school-classes/server'
import type { ratingCount } from '@school/works/server'

export const findSchoolsOfAttempts: ratingCount.FindSchools = async (sql, attemptIds) => {
  const { rows } = await sql.query<{ attemptId: number; schoolId: number }>({
    name: 'find_schools_of_attempts',
    text: `select a.id as "attemptId", m.organization_id as "schoolId"
      from attempts a cross join lateral (select s.organization_id from (${schoolsOfPupilsSql}) s where s.user_id = a.user_id) m
      where a.id = any($1::int[])`,
    values: [attemptIds],
  })
  return rows
}
