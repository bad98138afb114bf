import type { Sql } from '@school/db'
import type { ReportKind, ReportStatus } from '../contract/index.ts'
import { mostOwnReports } from '../contract/report.ts'

export interface OwnReportRow {
  id: number
  taskId: number
  kind: ReportKind
  status: ReportStatus
  answer: string | null
  createdAt: Date
}

const own = `id, task_id as "taskId", kind, status, answer, created_at as "createdAt"`

/** The newest first; older ones are not needed. */
export async function listOwnReports(sql: Sql, userId: number, since: Date): Promise<OwnReportRow[]> {
  const { rows } = await sql.query<OwnReportRow>({
    name: 'list_own_reports',
    text: `select ${own} from task_reports where user_id = $1 and created_at >= $2 order by created_at desc, id desc limit ${mostOwnReports}`,
    values: [userId, since],
  })
  return rows
}

export async function countReportsSince(sql: Sql, userId: number, since: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_reports_since',
    text: 'select count(*)::int as count from task_reports where user_id = $1 and created_at >= $2',
    values: [userId, since],
  })
  return rows[0]!.count
}

export interface NewReport {
  taskId: number
  userId: number
  kind: ReportKind
  text: string
  variant: number | null
}

/** @returns nothing when the person has an open report about this task, or there is no such task */
export async function insertReport(
  sql: Sql,
  report: NewReport,
  now: Date,
): Promise<OwnReportRow | undefined> {
  const { rows } = await sql.query<OwnReportRow>({
    name: 'insert_report',
    text: `insert into task_reports (task_id, user_id, kind, text, variant, content_hash, status, created_at)
      select t.id, $2, $3, $4, $5, t.content_hash, 'open', $6 from tasks t where t.id = $1
      on conflict (user_id, task_id) where status = 'open' do nothing
      returning ${own}`,
    values: [report.taskId, report.userId, report.kind, report.text, report.variant, now],
  })
  return rows[0]
}

export interface ReportRow extends OwnReportRow {
  text: string
  variant: number | null
  reportedHash: string
  contentHash: string
  sourceFile: string | null
  closedAt: Date | null
  firstName: string
  lastName: string
  openOfTask: number
}

/** Open ones from the oldest, closed ones from the newest. */
export async function listReportRows(
  sql: Sql,
  status: ReportStatus,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const order = status === 'open' ? 'r.created_at, r.id' : 'r.created_at desc, r.id desc'
  const { rows } = await sql.query<ReportRow>({
    name: `list_reports_${status === 'open' ? 'open' : 'closed'}`,
    text: `select r.id, r.task_id as "taskId", r.kind, r.status, r.answer, r.created_at as "createdAt", r.text, r.variant,
        r.content_hash as "reportedHash", t.content_hash as "contentHash", t.source_file as "sourceFile", r.closed_at as "closedAt",
        u.first_name as "firstName", u.last_name as "lastName",
        (select count(*)::int from task_reports o where o.task_id = r.task_id and o.status = 'open') as "openOfTask"
      from task_reports r join tasks t on t.id = r.task_id join users u on u.id = r.user_id
      where r.status = $1 order by ${order} limit $2 offset $3`,
    values: [status, limit, (page - 1) * limit],
  })
  const { rows: counted } = await sql.query<{ count: number }>({
    name: 'count_reports',
    text: 'select count(*)::int as count from task_reports where status = $1',
    values: [status],
  })
  return { rows, total: counted[0]!.count }
}

export async function findReport(
  sql: Sql,
  id: number,
): Promise<{ id: number; taskId: number; status: ReportStatus } | undefined> {
  const { rows } = await sql.query<{ id: number; taskId: number; status: ReportStatus }>({
    name: 'find_report',
    text: 'select id, task_id as "taskId", status from task_reports where id = $1',
    values: [id],
  })
  return rows[0]
}

export interface Closing {
  status: 'fixed' | 'declined'
  answer: string | null
  closedById: number
}

/** @param reportId `null` is every open one of the task @returns how many were closed */
export async function closeReports(
  sql: Sql,
  { taskId, reportId }: { taskId: number; reportId: number | null },
  { status, answer, closedById }: Closing,
  now: Date,
): Promise<number> {
  const { rowCount } = await sql.query({
    name: 'close_reports',
    text: `update task_reports set status = $3, answer = $4, closed_by_id = $5, closed_at = $6
      where task_id = $1 and status = 'open' and ($2::int is null or id = $2)`,
    values: [taskId, reportId, status, answer, closedById, now],
  })
  return rowCount ?? 0
}
