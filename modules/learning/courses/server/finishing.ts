import { awardCertificates } from '@school/certificates/server'
import type { Sql } from '@school/db'
import type { WalkFrom, JobContext } from '@school/kernel/server'
import { earnsCertificate } from './rules.ts'
import { says } from './ru.ts'

/**
 * Who has closed every task of which course, and when: `(user_id, course_id, solved, total, finished_at)`.
 * A course without tasks is never finished.
 * @param who a condition on `attempts a`
 */
export const finishedCoursesSql = (who: string): string => `
  select mine.user_id, mine.course_id, mine.solved, whole.total, mine.finished_at
  from (
    select a.user_id, l.course_id, count(*) filter (where s.share >= 1)::int as solved, count(*)::int as closed,
      max(s.updated_at) as finished_at
    from attempts a
    join lessons l on l.work_id = a.work_id and l.retired_at is null
    join work_tasks wt on wt.work_id = l.work_id
    join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id and (s.share >= 1 or s.gave_up)
    where ${who}
    group by a.user_id, l.course_id
  ) mine
  join lateral (
    select count(*)::int as total from lessons l join work_tasks wt on wt.work_id = l.work_id
    where l.course_id = mine.course_id and l.retired_at is null
  ) whole on whole.total = mine.closed`

interface FinishedRow {
  userId: number
  courseId: number
  title: string
  solved: number
  total: number
  finishedAt: Date
}

async function listFinished(sql: Sql, name: string, who: string, values: unknown[]): Promise<FinishedRow[]> {
  const { rows } = await sql.query<FinishedRow>({
    name,
    text: `select f.user_id as "userId", c.id as "courseId", c.title, f.solved, f.total, f.finished_at as "finishedAt"
      from (${finishedCoursesSql(who)}) f join courses c on c.id = f.course_id and c.retired_at is null`,
    values,
  })
  return rows
}

const courseCertificates = 'course'

async function certify(
  unit: Pick<JobContext, 'sql' | 'now'>,
  finished: readonly FinishedRow[],
): Promise<void> {
  await awardCertificates(
    unit,
    finished.filter(earnsCertificate).map(({ userId, courseId, title, solved, total, finishedAt }) => ({
      userId,
      kind: 'completion' as const,
      title: says.certificateTitle(title),
      details: says.certificateDetails(solved, total),
      sourceType: courseCertificates,
      sourceId: courseId,
      issuedAt: finishedAt,
    })),
  )
}

/** A certificate for the course of this lesson’s work, if that was the last of it. Repeating it changes nothing. */
export async function certifyCourseOf(
  unit: Pick<JobContext, 'sql' | 'now'>,
  userId: number,
  workId: number,
): Promise<void> {
  const who = `a.user_id = $1 and l.course_id in (select course_id from lessons where work_id = $2)`
  await certify(unit, await listFinished(unit.sql, 'list_finished_by_work', who, [userId, workId]))
}

/** Whose course has no certificate; `$1` is what certificates of courses are for. */
const uncertifiedSql = `not exists (select from certificates c
      where c.user_id = a.user_id and c.source_type = $1 and c.source_id = l.course_id)`

/** People who have finished a course and have no certificate, because no answer of theirs triggered it. */
export async function listUncertified(sql: Sql, { after, except }: WalkFrom<number>): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'list_uncertified_people',
    text: `select distinct f.user_id as "userId" from (${finishedCoursesSql(uncertifiedSql)}) f
      join courses c on c.id = f.course_id and c.retired_at is null
      where f.user_id > $2 and f.user_id <> all($3::int[]) order by f.user_id`,
    values: [courseCertificates, after ?? 0, except],
  })
  return rows.map(({ userId }) => userId)
}

export async function certifyUncertified(
  unit: Pick<JobContext, 'sql' | 'now'>,
  userIds: readonly number[],
): Promise<void> {
  const who = `${uncertifiedSql} and a.user_id = any($2::int[])`
  const finished = await listFinished(unit.sql, 'list_finished_uncertified', who, [
    courseCertificates,
    userIds,
  ])
  await certify(unit, finished)
}

/** Certificates for everybody at once: for the demo school. */
export async function certifyEverybody(unit: Pick<JobContext, 'sql' | 'now'>): Promise<void> {
  await certifyUncertified(unit, await listUncertified(unit.sql, { after: null, except: [] }))
}

/** The viewer’s certificate for a course. */
export async function findCourseCertificate(
  sql: Sql,
  userId: number,
  courseId: number,
): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_course_certificate',
    text: 'select id from certificates where user_id = $1 and source_type = $2 and source_id = $3',
    values: [userId, courseCertificates, courseId],
  })
  return rows[0]?.id ?? null
}
