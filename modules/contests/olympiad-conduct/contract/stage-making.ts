import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { endpoint, Id, idParams, Instant, SeenVersion, TypedLine } from '@school/kernel/contract'
import { stageEntries, stageKinds } from '@school/olympiads/contract'
import { stageMakingWords } from './errors.ts'
import { MonitoredStage } from './monitoring.ts'

/** A set of tasks reserved for a future stage. */
export const Reserve = z.object({
  id: z.int(),
  title: z.string(),
  /** Grades that it is written for. */
  grades: z.array(z.int()),
  minutes: z.int(),
  tasksCount: z.int(),
  /** Stage that uses it; a set is used once. */
  takenBy: z.string().nullable(),
})
export type Reserve = z.infer<typeof Reserve>

/** What a new stage of an olympiad may be made of. */
export const StageMaking = z.object({
  olympiad: z.object({ id: z.int(), title: z.string(), season: z.string(), discipline: Discipline }),
  grades: z.array(z.int()),
  reserves: z.array(Reserve),
  /** There is a trial that can be made a condition of entry. */
  hasTrial: z.boolean(),
  /** The last stage: entry to the new one can depend on its result. */
  before: z.object({ title: z.string(), resultsAt: Instant.nullable() }).nullable(),
  serverNow: Instant,
})
export type StageMaking = z.infer<typeof StageMaking>

const Minutes = z
  .int(stageMakingWords.minutes)
  .min(5, stageMakingWords.minutes)
  .max(300, stageMakingWords.minutes)
const Reason = z.string().trim().min(3, stageMakingWords.reasonNeeded).max(300)
const At = z.iso.datetime({ offset: true, error: stageMakingWords.dateNeeded })

const Window = z.object({
  opensAt: At,
  closesAt: At,
  /** `null`: everybody sees their own result at the finish. */
  resultsAt: At.nullable(),
})

export const StageBody = Window.extend({
  kind: z.enum(stageKinds),
  title: TypedLine.min(3, stageMakingWords.titleNeeded).max(60),
  hardClose: z.boolean(),
  entry: z.enum(stageEntries),
  /** Required percent of the previous stage; only where entry is by its result. */
  passPercent: z
    .int(stageMakingWords.percent)
    .min(1, stageMakingWords.percent)
    .max(100, stageMakingWords.percent)
    .nullable(),
  requiresTrial: z.boolean(),
  /** Degrees I, II and III, by the shares common to all olympiads. */
  hasDiplomas: z.boolean(),
  /** Participating grades, each with its set; a grade without a set does not take part. */
  grades: z
    .array(z.object({ gradeIndex: z.int().min(1).max(11), reserveId: Id.nullable(), minutes: Minutes }))
    .max(11),
})
export type StageBody = z.output<typeof StageBody>

export const MoveBody = Window.extend({
  /** All grades of the stage. */
  grades: z.array(z.object({ gradeIndex: z.int().min(1).max(11), minutes: Minutes })).max(11),
  reason: Reason,
  version: SeenVersion,
})
export type MoveBody = z.output<typeof MoveBody>

export const getStageMaking = endpoint({
  name: 'olympiads.getStageMaking',
  method: 'GET',
  path: '/api/teacher/olympiads/:olympiadId/stage_making',
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.reserves'],
  summary: 'What a methodist may make a stage of: grades, sets of tasks in reserve, the stage before',
  params: idParams('olympiadId'),
  reply: StageMaking,
  errors: ['olympiad_not_found', 'only_methodists'],
})

export const makeStage = endpoint({
  name: 'olympiads.makeStage',
  method: 'POST',
  path: '/api/teacher/olympiads/:olympiadId/stages',
  audience: 'agent',
  changes: ['olympiads.stages', 'olympiads.reserves'],
  summary:
    'Makes the last stage of an olympiad of sets in reserve, which are used only there; for methodists',
  params: idParams('olympiadId'),
  body: StageBody,
  reply: MonitoredStage,
  errors: [
    'olympiad_not_found',
    'only_methodists',
    'opens_in_past',
    'closes_early',
    'results_early',
    'window_too_short',
    'opens_before_results',
    'title_taken',
    'trial_absent',
    'percent_needed',
    'percent_needless',
    'diplomas_need_results',
    'grades_needed',
    'reserve_not_fit',
    'reserve_taken',
  ],
})

const StageId = idParams('stageId')
const stageAt = '/api/teacher/olympiad_stages/:stageId'

export const moveStage = endpoint({
  name: 'olympiads.moveStage',
  method: 'PUT',
  path: `${stageAt}/terms`,
  audience: 'agent',
  changes: ['olympiads.stages', 'works.attempts'],
  summary:
    'Moves the window, the minutes and the hour of results: all of them before the stage opens, its end later while it runs, the hour of results later while it is checked. Whoever takes part gets a letter; for methodists',
  params: StageId,
  body: MoveBody,
  reply: MonitoredStage,
  errors: [
    'stage_not_found',
    'only_methodists',
    'stage_fixed',
    'nothing_moved',
    'opens_in_past',
    'closes_early',
    'results_early',
    'window_too_short',
    'opens_before_results',
    'next_opens_before',
    'opening_fixed',
    'end_only_later',
    'end_fixed',
    'minutes_fixed',
    'results_only_later',
    'results_kind_fixed',
    'grades_fixed',
  ],
})

export const cancelStage = endpoint({
  name: 'olympiads.cancelStage',
  method: 'POST',
  path: `${stageAt}/cancellations`,
  audience: 'agent',
  changes: ['olympiads.stages', 'olympiads.reserves'],
  summary:
    'Calls off a stage that a methodist has made and that has not opened; its sets are free again, participants get a letter; for methodists',
  params: StageId,
  body: z.object({ reason: Reason }),
  reply: MonitoredStage,
  errors: ['stage_not_found', 'only_methodists', 'stage_of_content', 'stage_begun', 'next_needs_it'],
})
