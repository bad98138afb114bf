import { publicName } from '@school/names/server'
import { lockUser } from '@school/users/server'
import { handle, type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { findTask, taskText, variantOf } from '@school/tasks/server'
import * as contract from '../contract/index.ts'
import {
  closeReports,
  countReportsSince,
  findReport,
  insertReport,
  listOwnReports,
  listReportRows,
  type OwnReportRow,
  type ReportRow,
} from './queries.ts'

const refuse = refusals(contract.reportErrors)

const dayMs = 86_400_000
const daysShown = 90
const mostInDay = 20

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

const presentOwn = ({
  id,
  taskId,
  kind,
  status,
  answer: words,
  createdAt,
}: OwnReportRow): contract.OwnReport => ({
  id,
  taskId,
  kind,
  status,
  answer: words,
  createdAt: createdAt.toISOString(),
})

/** Other people's reports are visible to methodists only. @throws report_not_found */
function accessReports({ viewer }: Ctx): void {
  if (!viewer.isMethodist) throw refuse('report_not_found')
}

/** @throws report_not_found */
async function accessReport(ctx: Ctx, reportId: number) {
  accessReports(ctx)
  const report = await findReport(ctx.sql, reportId)
  if (!report) throw refuse('report_not_found')
  return report
}

async function presentReport(ctx: Ctx, row: ReportRow): Promise<contract.TaskReport> {
  const task = await taskText(ctx.sql, row.taskId, row.contentHash)
  const { question } = variantOf(task, row.variant ?? 0)
  return {
    ...presentOwn(row),
    text: row.text,
    reporter: publicName(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    task: {
      id: task.id,
      writtenIn: row.sourceFile === null ? task.key : `content/${row.sourceFile}`,
      title: task.title,
      question,
      variant: task.recipe ? row.variant : null,
      isChanged: row.reportedHash !== row.contentHash,
    },
    openOfTask: row.openOfTask,
  }
}

/** Extension point: modules that give tasks decide whether the viewer may know that a task exists. */
export const taskMeeting =
  extensionPoint<(ctx: Ctx, taskId: number) => Promise<boolean>>('task-reports.meeting')

async function mayMeetTask(ctx: Ctx, taskId: number): Promise<boolean> {
  const answers = await Promise.all(ctx.extensions(taskMeeting).map((mayMeet) => mayMeet(ctx, taskId)))
  return answers.includes(true)
}

export const reportRoutes = [
  handle(contract.reportTask, async (ctx, { params, body }) => {
    const { kind, text, variant = null } = body
    const userId = ctx.viewer.id
    await lockUser(ctx.sql, userId)
    if ((await countReportsSince(ctx.sql, userId, before(ctx.now, 1))) >= mostInDay)
      throw refuse('reports_too_many')
    if (!(await mayMeetTask(ctx, params.taskId))) throw refuse('task_not_found')
    const report = { taskId: params.taskId, userId, kind, text, variant }
    const kept = await insertReport(ctx.sql, report, ctx.now)
    if (kept) return presentOwn(kept)
    throw refuse((await findTask(ctx.sql, params.taskId)) ? 'report_waits' : 'task_not_found')
  }),

  handle(contract.listMyReports, async (ctx) =>
    (await listOwnReports(ctx.sql, ctx.viewer.id, before(ctx.now, daysShown))).map(presentOwn),
  ),

  handle(contract.listReports, async (ctx, { query }) => {
    accessReports(ctx)
    const { rows, total } = await listReportRows(ctx.sql, query.q?.statusEq ?? 'open', query)
    return { rows: await Promise.all(rows.map((row) => presentReport(ctx, row))), total }
  }),

  handle(contract.closeReport, async (ctx, { params, body }) => {
    const { id, taskId, status } = await accessReport(ctx, params.reportId)
    if (status !== 'open') throw refuse('report_closed')
    const closing = { status: body.status, answer: body.answer || null, closedById: ctx.viewer.id }
    const closed = await closeReports(
      ctx.sql,
      { taskId, reportId: body.everyone ? null : id },
      closing,
      ctx.now,
    )
    if (closed === 0) throw refuse('report_closed')
    return { closed }
  }),
]
