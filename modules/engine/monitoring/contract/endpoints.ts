import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { endpoint, Id, idParams, Instant, pagingBy, TableFormat } from '@school/kernel/contract'
import { GivenTime, TimeGrantBody } from './time-grant.ts'
import {
  MonitoredGroupFilters,
  MonitoredGroups,
  monitoredOnPage,
  MonitoredAttempt,
  MonitoredAttemptFilters,
  StuckAttempt,
  StuckAttemptFilters,
} from './attempt.ts'

/** Kinds of timed works without a desk of their own. */
export const monitoredWorkKinds = ['rehearsal', 'attestation'] as const
export type MonitoredWorkKind = (typeof monitoredWorkKinds)[number]

/** Progress of those who have begun; only the last attempt of each person counts. */
export const MonitoredWorkCounts = z.object({
  begun: z.int(),
  running: z.int(),
  /** By hand or by the clock. */
  handedIn: z.int(),
  /** Of those handed in, how many people are still checking. */
  onCheck: z.int(),
})
export type MonitoredWorkCounts = z.infer<typeof MonitoredWorkCounts>

export const MonitoredWorkCard = z.object({
  /** Work id. */
  id: z.int(),
  kind: z.enum(monitoredWorkKinds),
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  /** `null`: no time limit. */
  minutes: z.int().nullable(),
  counts: MonitoredWorkCounts,
})
export type MonitoredWorkCard = z.infer<typeof MonitoredWorkCard>

export const MonitoredWork = MonitoredWorkCard.extend({
  serverNow: Instant,
  can: z.object({
    giveTime: z.boolean(),
    /** The work has a window that can be moved. */
    shiftWindow: z.boolean(),
    /** «Особые условия» of a pupil. */
    setConditions: z.boolean(),
  }),
})
export type MonitoredWork = z.infer<typeof MonitoredWork>

const WorkId = idParams('workId')

export const listMonitoredWorks = endpoint({
  name: 'monitoring.listMonitoredWorks',
  method: 'GET',
  path: '/api/teacher/led_works',
  audience: 'agent',
  reads: ['works.attempts'],
  summary:
    'Rehearsals and attestations with how far their pupils are; for methodists, to others there are none',
  reply: z.array(MonitoredWorkCard),
})

export const getMonitoredWork = endpoint({
  name: 'monitoring.getMonitoredWork',
  method: 'GET',
  path: '/api/teacher/led_works/:workId',
  audience: 'agent',
  reads: ['works.attempts', 'works.allowances'],
  summary: 'A rehearsal or an attestation for a methodist who leads it',
  params: WorkId,
  reply: MonitoredWork,
  errors: ['monitored_work_not_found'],
})

export const listMonitoredWorkAttempts = endpoint({
  name: 'monitoring.listMonitoredWorkAttempts',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/attempts',
  audience: 'agent',
  reads: ['works.attempts', 'works.allowances'],
  summary:
    'Who has begun and how far they are in their last attempt: those under way first, by name; no points',
  params: WorkId,
  query: pagingBy(monitoredOnPage).extend({ q: MonitoredAttemptFilters }),
  reply: z.array(MonitoredAttempt),
  paged: true,
  errors: ['monitored_work_not_found'],
})

export const saveMonitoredWorkAttempts = endpoint({
  name: 'monitoring.saveMonitoredWorkAttempts',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/attempts/file',
  audience: 'agent',
  summary: 'All of the same attempts, in the same order, as a table to be saved',
  params: WorkId,
  query: z.object({ format: TableFormat, q: MonitoredAttemptFilters }),
  isFile: true,
  reply: z.unknown(),
  errors: ['monitored_work_not_found'],
})

export const listMonitoredWorkGroups = endpoint({
  name: 'monitoring.listMonitoredWorkGroups',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/groups',
  audience: 'agent',
  reads: ['works.attempts'],
  summary:
    'Schools and classes of the grades of a work, with how many of each have begun, by a part of the name; five hundred at most',
  params: WorkId,
  query: z.object({ q: MonitoredGroupFilters }),
  reply: MonitoredGroups,
  errors: ['monitored_work_not_found'],
})

export const mostGivenTimes = 300

export const listMonitoredWorkTime = endpoint({
  name: 'monitoring.listMonitoredWorkTime',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/time_grants',
  audience: 'agent',
  reads: ['works.allowances'],
  summary: 'Who was given more time in a work, how much, why and by whom; the latest first',
  params: WorkId,
  reply: z.array(GivenTime).max(mostGivenTimes),
  errors: ['monitored_work_not_found'],
})

export const saveMonitoredWorkTime = endpoint({
  name: 'monitoring.saveMonitoredWorkTime',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/time_grants/file',
  audience: 'agent',
  summary: 'The same as a table to be saved',
  params: WorkId,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['monitored_work_not_found'],
})

export const giveWorkTime = endpoint({
  name: 'monitoring.giveWorkTime',
  method: 'POST',
  path: '/api/teacher/led_works/:workId/time_grants',
  audience: 'agent',
  changes: ['works.allowances', 'works.attempts'],
  summary:
    'Gives more time to a pupil, a class, a school or everybody: at once to those who solve, to others when they begin',
  params: WorkId,
  body: TimeGrantBody,
  reply: z.array(GivenTime),
  errors: [
    'monitored_work_not_found',
    'monitored_attempt_not_found',
    'monitored_class_not_found',
    'monitored_school_not_found',
    'minutes_needed',
    'no_window',
    'attempt_handed_in',
    'minutes_too_few',
  ],
})

export const mostStuck = 100

export const listStuckAttempts = endpoint({
  name: 'monitoring.listStuckAttempts',
  method: 'GET',
  path: '/api/teacher/stuck_attempts',
  audience: 'agent',
  reads: ['monitoring.stuckAttempts', 'works.attempts'],
  summary:
    'Attempts that the program could not close or judge, those that wait longest first, a hundred at most; for methodists, to others there are none',
  query: z.object({ q: StuckAttemptFilters }),
  reply: z.array(StuckAttempt).max(mostStuck),
})

export const retryStuckAttempts = endpoint({
  name: 'monitoring.retryStuckAttempts',
  method: 'POST',
  path: '/api/teacher/stuck_attempts/retries',
  audience: 'agent',
  changes: ['monitoring.stuckAttempts'],
  summary:
    'Lets these attempts be tried again within a minute, whatever pause they have come to; for methodists',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  reply: z.null(),
  errors: ['only_methodists_retry'],
})
