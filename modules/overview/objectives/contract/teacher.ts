import { Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { Aim } from './metric.ts'
import { Forecast, Objective, Words } from './objective.ts'
import { says } from './ru.ts'

/**
 * `olympiad`: so many pupils of one's classes take part in olympiads; `checking`: so many answers checked within 48 hours; `visits`: every pupil of a class has
 * been here.
 */
export const teacherGoals = ['olympiad', 'checking', 'visits'] as const
export const TeacherGoal = z.enum(teacherGoals)
export type TeacherGoal = z.infer<typeof TeacherGoal>

/** Fewer is no reason for a certificate. Of visits it is everybody in the class. */
export const teacherTargets: Record<
  TeacherGoal,
  { least: number; most: number; usual: number; days: number }
> = {
  olympiad: { least: 5, most: 300, usual: 10, days: 60 },
  checking: { least: 10, most: 500, usual: 20, days: 30 },
  visits: { least: 5, most: 100, usual: 5, days: 7 },
}
export const checkedWithinHours = 48

export const teacherStates = ['active', 'reached', 'expired', 'claimed', 'archived'] as const
export const TeacherState = z.enum(teacherStates)
export type TeacherState = z.infer<typeof TeacherState>

export const TeacherObjective = z.object({
  id: z.int(),
  kind: TeacherGoal,
  title: z.string(),
  target: z.int(),
  amount: z.int(),
  percent: z.int(),
  className: z.string().nullable(),
  setOn: z.iso.date(),
  dueOn: z.iso.date(),
  state: TeacherState,
  isMoved: z.boolean(),
  forecast: Forecast.nullable(),
  closedAt: Instant.nullable(),
  /** Of one that was taken. */
  certificateUrl: z.string().nullable(),
  step: z.object({ title: z.string(), url: z.string() }),
  can: z.object({ claim: z.boolean(), move: z.boolean(), archive: z.boolean() }),
})
export type TeacherObjective = z.infer<typeof TeacherObjective>

/** A pupil of a proposal, and how it goes there. */
export const ProposedTo = z.object({
  id: z.int(),
  /** As a list of a class names them. */
  name: z.string(),
  state: Objective.shape.state,
  progress: Objective.shape.progress,
  declineWords: z.string().nullable(),
})
export type ProposedTo = z.infer<typeof ProposedTo>

/** What was proposed to pupils of a class at once. */
export const ObjectiveProposal = z.object({
  id: z.int(),
  title: z.string(),
  className: z.string(),
  words: z.string(),
  proposedAt: Instant,
  dueOn: z.iso.date(),
  accepted: z.int(),
  reached: z.int(),
  declined: z.int(),
  /** Who needs an answer first, then by name. */
  pupils: z.array(ProposedTo),
  can: z.object({ withdraw: z.boolean() }),
})
export type ObjectiveProposal = z.infer<typeof ObjectiveProposal>

export const TeacherObjectives = z.object({
  objectives: z.array(TeacherObjective),
  proposals: z.array(ObjectiveProposal),
  counts: z.object({ active: z.int(), completed: z.int() }),
  today: z.iso.date(),
  /** Own goals that go on; of these there are five at most. */
  active: z.int(),
  can: z.object({ add: z.boolean() }),
})
export type TeacherObjectives = z.infer<typeof TeacherObjectives>

export const ObjectiveClass = z.object({
  id: z.int(),
  name: z.string(),
  gradeIndex: z.int(),
  pupils: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type ObjectiveClass = z.infer<typeof ObjectiveClass>

export const TeacherObjectiveBody = z.object({
  kind: TeacherGoal,
  /** Ignored for visits, where the target is everybody in the class. */
  target: z.int().min(1).max(1000),
  schoolClassId: z.int().positive().max(2_147_483_647).nullable(),
  dueOn: z.iso.date(),
})

export const ProposalBody = Aim.extend({
  words: Words,
  userIds: z.array(z.int().positive().max(2_147_483_647)).min(1, says.pupilNeeded).max(100),
})

/** To how many it came, and who was passed over: they have the same goal, or five that wait for an answer. */
export const Proposed = z.object({ proposed: z.int(), passedOver: z.array(z.string()) })
export type Proposed = z.infer<typeof Proposed>
