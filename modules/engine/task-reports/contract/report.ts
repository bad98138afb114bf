import * as z from 'zod'
import { endpoint, filtersOf, idParams, Instant, pagingBy } from '@school/kernel/contract'
import { Question } from '@school/tasks/contract'

export const reportKinds = ['typo', 'wrong_answer', 'unclear', 'broken'] as const
/** What the reporter considers wrong with a task. */
export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.output<typeof ReportKind>

export const reportStatuses = ['open', 'fixed', 'declined'] as const
export const ReportStatus = z.enum(reportStatuses)
export type ReportStatus = z.output<typeof ReportStatus>

export const maxReportLength = 1000
export const maxReportAnswerLength = 500

/** The state of one's own report. */
export const OwnReport = z.object({
  id: z.int(),
  taskId: z.int(),
  kind: ReportKind,
  status: ReportStatus,
  /** The methodist's words, once it is closed. */
  answer: z.string().nullable(),
  createdAt: Instant,
})
export type OwnReport = z.infer<typeof OwnReport>

/** A report as a methodist reads it. */
export const TaskReport = OwnReport.extend({
  text: z.string(),
  /** «Маша М.» */
  reporter: z.string(),
  closedAt: Instant.nullable(),
  task: z.object({
    id: z.int(),
    /** Its file in the content folder, else its key. */
    writtenIn: z.string(),
    title: z.string(),
    /** With the numbers that the reporter saw. */
    question: Question,
    variant: z.int().nullable(),
    /** Changed since it was reported. */
    isChanged: z.boolean(),
  }),
  /** Open reports about the same task, this one among them. */
  openOfTask: z.int(),
})
export type TaskReport = z.infer<typeof TaskReport>

export const reportTask = endpoint({
  name: 'tasks.reportTask',
  method: 'POST',
  path: '/api/tasks/:taskId/reports',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['tasks.reports'],
  summary: 'Reports a fault of a task to the methodists',
  params: idParams('taskId'),
  body: z.object({
    kind: ReportKind,
    text: z.string().trim().max(maxReportLength).default(''),
    /** The variant on the screen. */
    variant: z.int().min(0).max(1_000_000).nullish(),
  }),
  reply: OwnReport,
  errors: ['task_not_found', 'report_waits', 'reports_too_many'],
  perMinute: 20,
})

export const mostOwnReports = 100

export const listMyReports = endpoint({
  name: 'tasks.listMyReports',
  method: 'GET',
  path: '/api/task_reports/mine',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['tasks.reports'],
  summary: 'The viewer’s reports about tasks of the last months and what became of them',
  reply: z.array(OwnReport).max(mostOwnReports),
})

export const listReports = endpoint({
  name: 'tasks.listReports',
  method: 'GET',
  path: '/api/task_reports',
  audience: 'agent',
  reads: ['tasks.reports'],
  summary: 'Reports about tasks, the oldest open ones first: for methodists',
  query: pagingBy(20).extend({ q: filtersOf({ statusEq: ReportStatus }, []) }),
  reply: z.array(TaskReport),
  paged: true,
  errors: ['report_not_found'],
})

export const closeReport = endpoint({
  name: 'tasks.closeReport',
  method: 'POST',
  path: '/api/task_reports/:reportId/closings',
  audience: 'agent',
  changes: ['tasks.reports'],
  summary: 'Closes a report, or every open one about the same task, with an answer: for methodists',
  params: idParams('reportId'),
  body: z.object({
    status: z.enum(['fixed', 'declined']),
    answer: z.string().trim().max(maxReportAnswerLength).default(''),
    /** All open reports about the task. */
    everyone: z.boolean().default(false),
  }),
  reply: z.object({ closed: z.int() }),
  errors: ['report_not_found', 'report_closed'],
})
