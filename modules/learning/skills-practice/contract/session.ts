import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { AttemptTask } from '@school/works/contract'
import { SkillName } from './map.ts'
import { MasteryLevel, PracticeOutcome, SessionMode } from './mastery.ts'

/** A task that was given in a session; `outcome` is `null` until it is answered. */
export const GivenTask = z.object({
  position: z.int(),
  skillId: z.int(),
  outcome: PracticeOutcome.nullable(),
})
export type GivenTask = z.infer<typeof GivenTask>

/** The current task: being solved or just answered. */
export const CurrentTask = z.object({
  position: z.int(),
  /** Where it is solved. */
  attemptId: z.int(),
  skill: SkillName.extend({ hue: z.int(), before: MasteryLevel, level: MasteryLevel }),
  outcome: PracticeOutcome.nullable(),
  series: z.array(z.boolean()),
  task: AttemptTask,
})
export type CurrentTask = z.infer<typeof CurrentTask>

export const SkillChange = SkillName.extend({
  before: MasteryLevel,
  after: MasteryLevel,
  answered: z.int(),
  right: z.int(),
})
export type SkillChange = z.infer<typeof SkillChange>

/** The one thing to do next. */
export const Advice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recover'), skill: SkillName }),
  z.object({ kind: z.literal('theory'), skill: SkillName, lessonId: z.int(), courseId: z.int() }),
  z.object({ kind: z.literal('check') }),
  z.object({ kind: z.literal('repeat'), due: z.int() }),
  z.object({ kind: z.literal('train'), skill: SkillName }),
  z.object({ kind: z.literal('rest') }),
])
export type Advice = z.infer<typeof Advice>

export const Summary = z.object({
  answered: z.int(),
  right: z.int(),
  xp: z.int(),
  seconds: z.int(),
  skills: z.array(SkillChange),
  advice: Advice,
})
export type Summary = z.infer<typeof Summary>

export const Session = z.object({
  id: z.int(),
  mode: SessionMode,
  skill: SkillName.nullable(),
  startedAt: Instant,
  /** When no more tasks are given; `null` is without a clock. */
  endsAt: Instant.nullable(),
  serverNow: Instant,
  finishedAt: Instant.nullable(),
  /** How many tasks there will be at most; `null` where the clock decides. */
  limit: z.int().nullable(),
  given: z.array(GivenTask),
  xp: z.int(),
  /** No more tasks will be given: the next step ends the session. */
  isLast: z.boolean(),
  current: CurrentTask.nullable(),
  /** `null` until the session is finished. */
  summary: Summary.nullable(),
})
export type Session = z.infer<typeof Session>
