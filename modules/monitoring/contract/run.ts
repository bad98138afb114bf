import { workKinds } from '@school/works/contract'
import * as z from 'zod'
import { csv, filtersOf, Id, Instant } from '@school/kernel/contract'

/** A school or a class, by its name. */
export const MonitoredGroup = z.object({ id: z.int(), name: z.string() })

/** `on_check`: handed in, and people are checking some of its answers; `timed_out`: ended by the clock. */
export const monitoredRunStates = ['not_started', 'running', 'handed_in', 'on_check', 'timed_out'] as const
export type MonitoredRunState = (typeof monitoredRunStates)[number]

/** A run as whoever leads the work sees it: how far its pupil is, and nothing of points. */
export const MonitoredRun = z.object({
  userId: z.int(),
  name: z.string(),
  /** Of the tasks; where all grades have the same ones, of the pupil. */
  gradeIndex: z.int().nullable(),
  schoolClass: MonitoredGroup.nullable(),
  school: MonitoredGroup.nullable(),
  state: z.enum(monitoredRunStates),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  answered: z.int(),
  tasks: z.int(),
  /** Before the start and under way; ended by the clock, until it is judged or before people. */
  mayHaveTime: z.boolean(),
})
export type MonitoredRun = z.infer<typeof MonitoredRun>

/** Schools and classes of the pupils whom the viewer leads. */
export const MonitoredGroups = z.object({
  schools: z.array(MonitoredGroup.extend({ participants: z.int() })),
  classes: z.array(MonitoredGroup.extend({ schoolId: z.int(), school: z.string(), participants: z.int() })),
})
export type MonitoredGroups = z.infer<typeof MonitoredGroups>

/** `time`: when a run was over, or will be. */
export const monitoredRunOrders = ['name', 'state', 'time'] as const

export const MonitoredRunFilters = filtersOf(
  {
    nameCont: z.string().trim().max(60),
    stateEq: z.enum(monitoredRunStates),
    gradeEq: z.coerce.number<number | string>().int().min(1).max(11),
    schoolIdEq: Id,
    classIdEq: Id,
  },
  monitoredRunOrders,
)
export type MonitoredRunFilters = z.output<typeof MonitoredRunFilters>

export const monitoredOnPage = 30

/** A run that the program has not been able to close or to judge; its answers are kept. */
export const StuckRun = z.object({
  /** Of the attempt. */
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  workId: z.int(),
  workKind: z.enum(workKinds),
  /** The first failure. */
  since: Instant,
  tries: z.int(),
  /** Not before; the program tries again by itself. */
  retryAt: Instant,
  /** For those who mend it. */
  code: z.string(),
})
export type StuckRun = z.infer<typeof StuckRun>

export const StuckRunFilters = filtersOf({ workIdIn: csv(Id) }, [])
