import { awardCertificates } from '@school/certificates/server'
import type { Unit } from '@school/db'

/** Certificates for those who have closed every task of a course. */
export async function seedCertificates(unit: Unit, now: Date): Promise<void> {
  const { rows } = await unit.sql.query<{
    userId: number
    courseId: number
    title: string
    solved: number
    total: number
    finishedAt: Date
  }>({
    text: `with totals as (
        select l.course_id, count(*)::int as total from lessons l join work_tasks wt on wt.work_id = l.work_id
        where l.retired_at is null group by 1
      ), mine as (
        select a.user_id, l.course_id, count(*) filter (where s.share >= 1)::int as solved,
          count(*) filter (where s.share >= 1 or s.gave_up)::int as closed, max(s.updated_at) as finished_at
        from attempts a join lessons l on l.work_id = a.work_id and l.retired_at is null
        join task_states s on s.attempt_id = a.id group by 1, 2
      )
      select m.user_id as "userId", m.course_id as "courseId", c.title, m.solved, t.total, m.finished_at as "finishedAt"
      from mine m join totals t using (course_id) join courses c on c.id = m.course_id
      where m.closed = t.total and m.solved >= 0.6 * t.total`,
  })
  const awards = rows.map(({ userId, courseId, title, solved, total, finishedAt }) => ({
    userId,
    kind: 'completion' as const,
    title: `Курс «${title}»`,
    details: `Решено задач: ${solved} из ${total}`,
    sourceType: 'course',
    sourceId: courseId,
    issuedAt: finishedAt,
  }))
  await awardCertificates({ sql: unit.sql, now }, awards)
}
