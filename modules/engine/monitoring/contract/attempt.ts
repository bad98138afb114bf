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

/** An attempt as shown to those who lead the work: progress of the pupil, without points. */
export const MonitoredAttempt = z.object({
  userId: z.int(),
  name: z.string(),
  /** Grade of the task set; where all grades share one set, grade of the pupil. */
  gradeIndex: z.int().nullable(),
  schoolClass: MonitoredGroup.nullable(),
  school: MonitoredGroup.nullable(),
  state: z.enum(monitoredAttemptStates),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  answered: z.int(),
  tasks: z.int(),
  /** True before the start and under way; also for an attempt ended by the clock until it is judged or handed to checkers. */
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

/** An attempt that the jobs failed to close or judge; its answers are kept. */
export const StuckAttempt = z.object({
  /** Attempt id. */
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  workId: z.int(),
  /** Name of the kind of work: «олимпиада». */
  workTitle: z.string(),
  /** The first failure. */
  since: Instant,
  tries: z.int(),
  /** The job does not retry before this time. */
  retryAt: Instant,
  /** Error code, for developers. */
  code: z.string(),
})
export type StuckAttempt = z.infer<typeof StuckAttempt>

export const StuckAttemptFilters = filtersOf({ workIdIn: csv(Id) }, [])
