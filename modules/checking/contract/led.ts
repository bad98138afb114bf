import * as z from 'zod'
import { Discipline } from '@school/courses/contract'
import { endpoint, idParams, Instant, pagingBy } from '@school/kernel/contract'
import { GivenTime, LedGroups, ledOnPage, LedRun, LedRunFilters, TimeGrantBody } from '@school/works/contract'

/** Works on time that have no desk of their own. */
export const ledWorkKinds = ['rehearsal', 'attestation'] as const
export type LedWorkKind = (typeof ledWorkKinds)[number]

/** How far those have come who have begun; of everybody their last run. */
export const LedWorkCounts = z.object({
  begun: z.int(),
  running: z.int(),
  /** By hand or by the clock. */
  handedIn: z.int(),
  /** Of those handed in, people are still checking these. */
  onCheck: z.int(),
})
export type LedWorkCounts = z.infer<typeof LedWorkCounts>

export const LedWorkCard = z.object({
  /** Of the work. */
  id: z.int(),
  kind: z.enum(ledWorkKinds),
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  /** `null` is without a clock. */
  minutes: z.int().nullable(),
  counts: LedWorkCounts,
})
export type LedWorkCard = z.infer<typeof LedWorkCard>

export const LedWork = LedWorkCard.extend({
  serverNow: Instant,
  can: z.object({
    giveTime: z.boolean(),
    /** There is a window that could be moved. */
    shiftWindow: z.boolean(),
    /** «Особые условия» of a pupil. */
    setConditions: z.boolean(),
  }),
})
export type LedWork = z.infer<typeof LedWork>

const WorkId = idParams('workId')

export const listLedWorks = endpoint({
  name: 'checking.listLedWorks',
  method: 'GET',
  path: '/api/teacher/led_works',
  audience: 'agent',
  summary:
    'Rehearsals and attestations with how far their pupils are; for methodists, to others there are none',
  reply: z.array(LedWorkCard),
})

export const getLedWork = endpoint({
  name: 'checking.getLedWork',
  method: 'GET',
  path: '/api/teacher/led_works/:workId',
  audience: 'agent',
  summary: 'A rehearsal or an attestation for whoever leads it: a methodist',
  params: WorkId,
  reply: LedWork,
  errors: ['led_work_not_found'],
})

export const listLedWorkRuns = endpoint({
  name: 'checking.listLedWorkRuns',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/runs',
  audience: 'agent',
  summary: 'Who has begun and how far they are in their last run: those under way first, by name; no points',
  params: WorkId,
  query: pagingBy(ledOnPage).extend({ q: LedRunFilters }),
  reply: z.array(LedRun),
  paged: true,
  errors: ['led_work_not_found'],
})

export const listLedWorkGroups = endpoint({
  name: 'checking.listLedWorkGroups',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/groups',
  audience: 'agent',
  summary:
    'Schools and classes of the grades of a work, with how many of each have begun; five hundred at most',
  params: WorkId,
  reply: LedGroups,
  errors: ['led_work_not_found'],
})

export const listLedWorkTime = endpoint({
  name: 'checking.listLedWorkTime',
  method: 'GET',
  path: '/api/teacher/led_works/:workId/time_grants',
  audience: 'agent',
  summary: 'Who was given more time in a work, how much, why and by whom; the latest first',
  params: WorkId,
  reply: z.array(GivenTime),
  errors: ['led_work_not_found'],
})

export const giveWorkTime = endpoint({
  name: 'checking.giveWorkTime',
  method: 'POST',
  path: '/api/teacher/led_works/:workId/time_grants',
  audience: 'agent',
  summary:
    'Gives more time to a pupil, a class, a school or everybody: at once to those who solve, to others when they begin',
  params: WorkId,
  body: TimeGrantBody,
  reply: z.array(GivenTime),
  errors: [
    'led_work_not_found',
    'led_run_not_found',
    'led_class_not_found',
    'led_school_not_found',
    'minutes_needed',
    'no_window',
    'run_handed_in',
    'minutes_too_few',
  ],
})
