import { Discipline } from '@school/disciplines/contract'
import { Exam } from '@school/exam-rehearsals/contract'
import { Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { Aim, Metric } from './metric.ts'
import { says } from './ru.ts'

/** Who has set a goal; `auto` is for goals that the school picks by itself. */
export const objectiveOrigins = ['own', 'parent', 'teacher', 'auto'] as const
export const ObjectiveOrigin = z.enum(objectiveOrigins)
export type ObjectiveOrigin = z.infer<typeof ObjectiveOrigin>

/** As it is kept. */
export const keptStates = ['proposed', 'active', 'declined', 'archived', 'claimed'] as const
/** `reached` and `expired` are active goals, by their progress and today's date. */
export const objectiveStates = [...keptStates, 'reached', 'expired'] as const
export const ObjectiveState = z.enum(objectiveStates)
export type ObjectiveState = z.infer<typeof ObjectiveState>

/** What is on and what is over. */
export const objectiveTabs = ['active', 'completed'] as const
export const ObjectiveTab = z.enum(objectiveTabs)
export type ObjectiveTab = z.infer<typeof ObjectiveTab>

export const forecastKinds = ['early', 'reaches', 'short', 'too_late', 'no_exam', 'exam'] as const

/** What comes of it if it goes on like this. */
export const Forecast = z.object({
  /**
   * `early`: not enough is known; `reaches` the target, on the day `on` if it can be estimated; `short` of it: by the due day there will be `amount`;
   * `too_late`: the days that are left are not enough; `no_exam`: none was written yet; `exam`: the best one is `amount`.
   */
  kind: z.enum(forecastKinds),
  on: z.iso.date().nullable(),
  amount: z.number().nullable(),
  /** How many more days of practice a week it would take. */
  moreAWeek: z.int().nullable(),
  /** How many tasks in a row, right at the first try, it would take. */
  rightInRow: z.int().nullable(),
})
export type Forecast = z.infer<typeof Forecast>

export const ObjectiveProgress = z.object({
  /** In units of the target. */
  amount: z.number(),
  /** Tasks, marks or exams that it is made of. */
  total: z.int(),
  /** 0–100; of a goal that is not reached never 100. */
  percent: z.int(),
  /** Whether something was done for it today. */
  isDoneToday: z.boolean(),
})
export type ObjectiveProgress = z.infer<typeof ObjectiveProgress>

/** The promise of a parent. */
export const ObjectiveSupport = z.object({
  /** Who, as the pupil knows them. */
  name: z.string(),
  isMine: z.boolean(),
  /** In the words of the family. */
  reward: z.string(),
  /** «Награда вручена». */
  thankedAt: Instant.nullable(),
})
export type ObjectiveSupport = z.infer<typeof ObjectiveSupport>

export const Objective = z.object({
  id: z.int(),
  origin: ObjectiveOrigin,
  metric: Metric,
  target: z.int(),
  exam: Exam.nullable(),
  dailyMinutes: z.int().nullable(),
  discipline: Discipline.nullable(),
  skill: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** In a few words, ready to be read. */
  title: z.string(),
  /** Who has proposed it; `null` of one's own. */
  from: z.string().nullable(),
  /** What they have said with it. */
  words: z.string(),
  state: ObjectiveState,
  setOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** It may be moved once. */
  isMoved: z.boolean(),
  /** `null` until it is accepted, and of one that was declined. */
  progress: ObjectiveProgress.nullable(),
  forecast: Forecast.nullable(),
  /** Coins that it pays to an elementary pupil; `null` where there are none. */
  coins: z.int().nullable(),
  supports: z.array(ObjectiveSupport),
  /** Why it was declined, for its author. */
  declineWords: z.string().nullable(),
  /** When it was claimed, declined or archived. */
  closedAt: Instant.nullable(),
  /** Where something can be done for it. */
  step: z.object({ title: z.string(), url: z.string() }).nullable(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    claim: z.boolean(),
    move: z.boolean(),
    archive: z.boolean(),
    support: z.boolean(),
    thank: z.boolean(),
    withdraw: z.boolean(),
  }),
})
export type Objective = z.infer<typeof Objective>

export const ObjectiveList = z.object({
  /** Of what waits for a word first, then what is reached, then by the term; of what is over the last first. */
  objectives: z.array(Objective),
  counts: z.object({ active: z.int(), completed: z.int() }),
  /** By the clock of the pupil. */
  today: z.iso.date(),
  /** Goals that go on; of these there are five at most. */
  active: z.int(),
  can: z.object({ add: z.boolean() }),
})
export type ObjectiveList = z.infer<typeof ObjectiveList>

/** A goal ready to be set. */
export const ObjectiveTemplate = Aim.omit({ dueOn: true }).extend({
  key: z.string(),
  title: z.string(),
  hint: z.string(),
  discipline: Discipline.nullable(),
  /** In how many days it is usually done. */
  days: z.int(),
})
export type ObjectiveTemplate = z.infer<typeof ObjectiveTemplate>

export const ObjectiveOptions = z.object({
  templates: z.array(ObjectiveTemplate),
  disciplines: z.array(Discipline),
  skills: z.array(z.object({ id: z.int(), title: z.string(), disciplineId: z.int() })),
  exams: z.array(z.object({ exam: Exam, disciplineId: z.int() })),
})
export type ObjectiveOptions = z.infer<typeof ObjectiveOptions>

export const Words = z.string().trim().max(200, says.longWords)
export const Reward = z.string().trim().min(1, says.noReward).max(120, says.longReward)
