import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { type Expert, type JuryMark, mostExperts } from '../../contract/jury.ts'

type Dated<T, K extends keyof T> = Omit<T, K> & { [Key in K]: Date | Extract<T[Key], null> }

/** Current and former experts of a stage; current ones first. */
export async function listExpertsOf(sql: Sql, stageId: number): Promise<Expert[]> {
  const { rows } = await sql.query<Dated<Expert, 'appointedAt' | 'dismissedAt'>>({
    name: 'list_olympiad_experts',
    text: `select x.id, coalesce(${teacherNameSql('u')}, '') as name, x.appointed_at as "appointedAt", ${teacherNameSql('b')} as "appointedBy",
        x.dismissed_at as "dismissedAt", ${teacherNameSql('d')} as "dismissedBy"
      from olympiad_experts x join users u on u.id = x.user_id left join users b on b.id = x.appointed_by left join users d on d.id = x.dismissed_by
      where x.stage_id = $1 order by x.dismissed_at desc nulls first, x.id limit ${mostExperts}`,
    values: [stageId],
  })
  return rows.map(({ appointedAt, dismissedAt, ...row }) => ({
    ...row,
    appointedAt: appointedAt.toISOString(),
    dismissedAt: dismissedAt?.toISOString() ?? null,
  }))
}

/** An adult with this address. */
export async function findGrownUp(sql: Sql, email: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_expert_by_email',
    text: `select id from users where lower(email) = lower($1) and type = 'agent'`,
    values: [email],
  })
  return rows[0]?.id
}

/** Whether the person is an expert of any stage. */
export async function isExpertSomewhere(sql: Sql, userId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_olympiad_expert_somewhere',
    text: 'select from olympiad_experts where user_id = $1 and dismissed_at is null limit 1',
    values: [userId],
  })
  return rows.length > 0
}

export async function listMarksOfStage(sql: Sql, stageId: number, paging: Paging): Promise<PageOf<JuryMark>> {
  const { rows, total } = await listPage<Dated<JuryMark, 'saidAt'>>(sql, paging, (limit, offset) => ({
    name: 'list_jury_marks',
    text: `select count(*) over ()::int as total, m.id, r.id as "reviewId", t.title as task, ${teacherNameSql('u')} as reviewer, m.said_at as "saidAt",
        case when r.state <> 'waiting' then m.points end as points, case when r.state <> 'waiting' then m.comment end as comment,
        100 * t.max_score as "maxPoints", case when r.state <> 'waiting' then r.points end as settled
      from olympiad_grades g join attempts a on a.work_id = g.work_id join answer_reviews r on r.attempt_id = a.id
      join review_marks m on m.review_id = r.id join tasks t on t.id = r.task_id left join users u on u.id = m.reviewer_id
      where g.stage_id = $1 order by m.id desc limit $2 offset $3`,
    values: [stageId, limit, offset],
  }))
  return { rows: rows.map((row) => ({ ...row, saidAt: row.saidAt.toISOString() })), total }
}
