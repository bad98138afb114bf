import type { Sql } from '@school/db'
import type { ReportKind, ReportStatus } from '../../contract/index.ts'

export interface ReportSeed {
  taskId: number
  userId: number
  kind: ReportKind
  text: string
  variant: number | null
  status: ReportStatus
  answer: string | null
  createdAt: Date
}

/** Adds reports about tasks as they stand now. */
export async function seedReports(sql: Sql, reports: readonly ReportSeed[]): Promise<void> {
  for (const { taskId, userId, kind, text, variant, status, answer, createdAt } of reports) {
    await sql.query({
      text: `insert into task_reports (task_id, user_id, kind, text, variant, content_hash, status, answer, created_at, closed_at)
        select t.id, $2, $3, $4, $5, t.content_hash, $6::text, $7, $8::timestamptz, case when $6::text = 'open' then null else $8::timestamptz end from tasks t where t.id = $1`,
      values: [taskId, userId, kind, text, variant, status, answer, createdAt],
    })
  }
}
