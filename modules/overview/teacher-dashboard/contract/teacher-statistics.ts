import { Id } from '@school/kernel/contract'
import * as z from 'zod'
import { StatisticsPeriod } from './statistics-period.ts'

const Day = z.iso.date().refine((day) => day.startsWith('20'))

/** Filters: one class or all own ones of this year, a subject or all of them, days. `from` and `to` belong to `own`. */
export const StatisticsWanted = z.object({
  schoolClassId: Id.optional(),
  /** The key of a discipline. */
  subject: z.string().max(60).optional(),
  period: StatisticsPeriod.default('month'),
  from: Day.optional(),
  to: Day.optional(),
})
export type StatisticsWanted = z.infer<typeof StatisticsWanted>

const Percent = z.int().nullable()

/** A pupil of the own classes. A result is of tasks of lessons and homeworks: how many per cent of the judged ones at the first try, without a hint. */
export const PupilStatistics = z.object({
  userId: z.int(),
  /** «Гринёв Пётр». */
  name: z.string(),
  /** «7А». */
  className: z.string(),
  percent: Percent,
  tasks: z.int(),
  /** On which something was solved. */
  activeDays: z.int(),
  /** Per cents more or less than in the period before; `null` when one of the two has too few tasks. */
  change: z.int().nullable(),
  homeworks: z.int(),
  homeworksInTime: z.int(),
})
export type PupilStatistics = z.infer<typeof PupilStatistics>

/** How many pupils do well with a skill, so-so and badly; only those who have solved enough of it. */
export const ThemeStatistics = z.object({
  skillId: z.int(),
  title: z.string(),
  subject: z.string(),
  /** Whose tasks train it; `null` when no lesson does. */
  lessonId: z.int().nullable(),
  well: z.int(),
  soSo: z.int(),
  badly: z.int(),
})
export type ThemeStatistics = z.infer<typeof ThemeStatistics>

/** Why there is no comparison: `all_classes`: no class is chosen; the other two: the rest of the parallel is so small that somebody would be seen. */
export const hidings = ['all_classes', 'few_classes', 'few_pupils'] as const

/** Means of those who have solved something. */
const Means = z.object({
  percent: Percent,
  /** Tasks of one pupil. */
  tasks: z.int(),
  /** How many per cent of all pupils have solved something. */
  active: z.int(),
})

/** The class compared with the same grade of the school, without the classes that the viewer teaches; no names and no places. */
export const ParallelStatistics = z.object({
  hidden: z.enum(hidings).nullable(),
  gradeIndex: z.int().nullable(),
  classes: z.int().nullable(),
  own: Means.nullable(),
  rest: Means.nullable(),
})
export type ParallelStatistics = z.infer<typeof ParallelStatistics>

export const TeacherStatistics = z.object({
  classes: z.array(z.object({ id: z.int(), name: z.string(), schoolName: z.string(), pupils: z.int() })),
  subjects: z.array(z.object({ key: z.string(), title: z.string() })),
  schoolClassId: z.int().nullable(),
  subject: z.string().nullable(),
  period: StatisticsPeriod,
  from: z.string(),
  to: z.string(),
  /** The period before, with which changes are counted. */
  before: z.object({ from: z.string(), to: z.string() }).nullable(),
  pupilsInAll: z.int(),
  /** Who has solved something. */
  activePupils: z.int(),
  tasks: z.int(),
  /** The mean of the pupils who have solved something. */
  percent: Percent,
  percentBefore: Percent,
  homeworks: z.int(),
  homeworksInTime: z.int(),
  /** Pupils who solved something, by days; of a long period by weeks, which are called by their Monday. */
  activity: z.object({
    by: z.enum(['day', 'week']),
    rows: z.array(z.object({ day: z.string(), pupils: z.int() })),
  }),
  weeks: z.array(z.object({ monday: z.string(), percent: Percent })),
  /** The worst first. */
  themes: z.array(ThemeStatistics),
  parallel: ParallelStatistics,
  pupils: z.array(PupilStatistics),
})
export type TeacherStatistics = z.infer<typeof TeacherStatistics>

/** What of it is saved as a table. */
export const savedParts = ['pupils', 'themes', 'parallel'] as const
export type SavedPart = (typeof savedParts)[number]
