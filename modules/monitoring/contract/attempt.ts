import * as z from 'zod'
import { csv, filtersOf, Id, Instant, TypedLine, WireInteger } from '@school/kernel/contract'

/** A school or a class, by its name. */
export const MonitoredGroup = z.object({ id: z.int(), name: z.string() })

/** `lost`: under way, and silent for a minute; `on_check`: handed in, and people are checking some of its answers; `timed_out`: ended by the clock. */
export const monitoredAttemptStates = [
  'not_started',
  'running',
  'lost',
  'handed_in',
  'on_check',
  'timed_out',
] as const
export type MonitoredAttemptState = (typeof monitoredAttemptStates)[number]

/** An attempt as whoever leads the work sees it: how far its pupil is, and nothing of points. */
export const MonitoredAttempt = z.object({
  userId: z.int(),
  name: z.string(),
  /** Of the tasks; where all grades have the same ones, of the pupil. */
  gradeIndex: z.int().nullable(),
  schoolClass: MonitoredGroup.nullable(),
  school: MonitoredGroup.nullable(),
  state: z.enum(monitoredAttemptStates),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  answered: z.int(),
  tasks: z.int(),
  /** Before the start and under way; ended by the clock, until it is judged or before people. */
  mayHaveTime: z.boolean(),
})
export type MonitoredAttempt = z.infer<typeof MonitoredAttempt>

/** Schools and classes of the pupils whom the viewer leads. */
export const MonitoredGroups = z.object({
  schools: z.array(MonitoredGroup.extend({ participants: z.int() })),
  classes: z.array(MonitoredGroup.extend({ schoolId: z.int(), school: z.string(), participants: z.int() })),
})
export type MonitoredGroups = z.infer<typeof MonitoredGroups>

/** By a part of the name of a school or a class. */
export const MonitoredGroupFilters = filtersOf({ nameCont: TypedLine.max(60) }, [])

/** `time`: when an attempt was over, or will be. */
export const monitoredAttemptOrders = ['name', 'state', 'time'] as const

export const MonitoredAttemptFilters = filtersOf(
  {
    nameCont: TypedLine.max(60),
    stateEq: z.enum(monitoredAttemptStates),
    gradeEq: WireInteger(1, 11),
    regionIdEq: Id,
    schoolIdEq: Id,
    classIdEq: Id,
  },
  monitoredAttemptOrders,
)
export type MonitoredAttemptFilters = z.output<typeof MonitoredAttemptFilters>

export const monitoredOnPage = 30

/** An attempt that the program has not been able to close or to judge; its answers are kept. */
export const StuckAttempt = z.object({
  /** Of the attempt. */
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  workId: z.int(),
  /** What such a work is called: «олимпиада». */
  workTitle: z.string(),
  /** The first failure. */
  since: Instant,
  tries: z.int(),
  /** Not before; the program tries again by itself. */
  retryAt: Instant,
  /** For those who mend it. */
  code: z.string(),
})
export type StuckAttempt = z.infer<typeof StuckAttempt>

export const StuckAttemptFilters = filtersOf({ workIdIn: csv(Id) }, [])
