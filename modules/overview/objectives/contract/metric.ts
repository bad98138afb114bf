import { Exam } from '@school/exam-rehearsals/contract'
import * as z from 'zod'

/**
 * What a goal is measured by, of what was done since it was set: per cents of tasks solved at the first try, the mean mark of homeworks, so many tasks
 * solved at the first try, skills mastered, the best rehearsal of an exam, days in a row, days with solved tasks, days with so many minutes.
 */
export const metrics = ['tasks', 'percent', 'skills', 'exam', 'mark', 'row', 'days', 'minutes'] as const
export const Metric = z.enum(metrics)
export type Metric = z.infer<typeof Metric>

export interface Limits {
  least: number
  most: number
}

/** What may be aimed at. Of an exam see `targetLimits`. */
const limits: Record<Metric, Limits> = {
  tasks: { least: 5, most: 500 },
  percent: { least: 50, most: 95 },
  skills: { least: 1, most: 50 },
  exam: { least: 1, most: 100 },
  mark: { least: 3, most: 5 },
  row: { least: 2, most: 60 },
  days: { least: 3, most: 100 },
  minutes: { least: 3, most: 60 },
}

export const targetLimits = (metric: Metric, exam: Exam | null): Limits =>
  metric === 'exam' && exam === 'oge' ? { least: 3, most: 5 } : limits[metric]

/** Minutes of a day that may be aimed at. */
export const minuteLimits: Limits = { least: 5, most: 120 }

/** With fewer tasks a per cent is not reliable, nor is the mean of fewer marks. */
export const leastTasks = 20
export const leastMarks = 3

/** How far ahead a goal may be set, and how far it may be moved once. */
export const mostDaysAhead = 365

/** Goals of a pupil that go on at once. */
export const mostActive = 5

/** Goals that wait for the pupil's word. */
export const mostProposed = 5

/** Whether a goal is of a subject: it must be, may be, or is not. */
export const subjectOf = (metric: Metric): 'needed' | 'possible' | 'none' => {
  if (metric === 'row' || metric === 'days' || metric === 'minutes') return 'none'
  return metric === 'skills' ? 'possible' : 'needed'
}

/** What is aimed at, and by when. */
export const Aim = z.object({
  metric: Metric,
  target: z.int().min(1).max(1000),
  disciplineId: z.int().positive().max(2_147_483_647).nullable(),
  /** Of tasks: of this skill alone. */
  skillId: z.int().positive().max(2_147_483_647).nullable(),
  exam: Exam.nullable(),
  /** Of days with so many minutes. */
  dailyMinutes: z.int().min(1).max(1440).nullable(),
  /** The last day, by the clock of the pupil. */
  dueOn: z.iso.date(),
})
export type Aim = z.infer<typeof Aim>
