import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { RatingRow, WorkStats } from '@school/ratings/contract'
import { AttemptResult } from '@school/works/contract'
import { SolvedTask, SolvedTaskView } from '@school/results/contract'
import { TaskAppeals } from '@school/reviews/contract'
import { Award, Disqualification } from './olympiad.ts'

/** A row of the table; the grade is that of the pupil, the table is that of the chosen grade. */
export const RatedParticipant = RatingRow.extend({
  /** `null` when the profile is closed, as is the name. */
  school: z.string().nullable(),
  award: Award.nullable(),
})
export type RatedParticipant = z.infer<typeof RatedParticipant>

export const StageStats = WorkStats.extend({
  gradeIndex: z.int(),
  byGrades: z.array(
    z.object({
      gradeIndex: z.int(),
      participants: z.int(),
      averagePercent: z.int().nullable(),
      awarded: z.int(),
    }),
  ),
})
export type StageStats = z.infer<typeof StageStats>

/** Percentage of participants who solved it; `null` while the table is hidden. */
const solvedPercent = z.int().nullable()

/** Work of one person in a stage. */
export const ParticipantWork = z.object({
  olympiad: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  stage: z.object({ id: z.int(), title: z.string() }),
  user: z.object({ id: z.int(), name: z.string(), isMe: z.boolean() }),
  participationId: z.int(),
  gradeIndex: z.int(),
  isVirtual: z.boolean(),
  award: Award.nullable(),
  disqualification: Disqualification.nullable(),
  finishedAt: Instant,
  result: AttemptResult,
  tasks: z.array(SolvedTask.extend({ solvedPercent })),
})
export type ParticipantWork = z.infer<typeof ParticipantWork>

export const ParticipantTask = SolvedTaskView.extend({
  solvedPercent,
  /** `null` where no appeal exists or can be filed. */
  appealing: TaskAppeals.nullable(),
})
export type ParticipantTask = z.infer<typeof ParticipantTask>
