import type { Sql } from '@school/db'
import type { Verdict } from '@school/tasks/contract'
import { unit, verdictOf } from './rules.ts'

/** What people have said about the answers of an exam, by tasks. */
export async function listReviewVerdicts(sql: Sql, attemptId: number): Promise<Map<number, Verdict>> {
  const { rows } = await sql.query<{ taskId: number; points: number; maxScore: number }>({
    name: 'list_review_verdicts',
    text: `select distinct on (r.task_id) r.task_id as "taskId", r.points, t.max_score as "maxScore"
      from answer_reviews r join tasks t on t.id = r.task_id
      where r.attempt_id = $1 and r.state = 'reviewed' order by r.task_id, r.round desc`,
    values: [attemptId],
  })
  return new Map(rows.map(({ taskId, points, maxScore }) => [taskId, verdictOf(points, unit * maxScore)]))
}
