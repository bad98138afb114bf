import { Discipline } from '@school/courses/contract'
import { Instant } from '@school/kernel/contract'
import { AttemptResult } from '@school/works/contract'
import * as z from 'zod'
import { Award, Place, SchoolCode, StageFacts } from './olympiad.ts'

/** What a stage is for a pupil of a teacher; exactly one of them. */
export const journalStates = [
  /** Parents have not agreed that the school keeps results: nothing is told but the name. */
  'no_consent',
  /** By the result of the stage before, which is not out yet. */
  'awaits_result',
  'not_passed',
  'needs_trial',
  'not_registered',
  'registered',
  'running',
  /** Solves, and has been silent for a minute. */
  'lost',
  'handed_in',
  /** Registered, and has not begun in time. */
  'missed',
  /** Over without them. */
  'absent',
] as const
export type JournalState = (typeof journalStates)[number]

export const JournalPupil = z.object({
  userId: z.int(),
  name: z.string(),
  schoolClass: z.object({ id: z.int(), name: z.string() }),
  /** In the set of tasks of this grade; `null` of whoever does not take part. */
  gradeIndex: z.int().nullable(),
  state: z.enum(journalStates),
  /** A parent has not agreed to the name in ratings: it is not to be read out. */
  isNameHidden: z.boolean(),
  /** The last time. */
  invitedAt: Instant.nullable(),
  registeredAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** These four are `null` until the results are out. */
  result: AttemptResult.nullable(),
  place: Place.nullable(),
  award: Award.nullable(),
  certificateId: z.int().nullable(),
  isOutOfRating: z.boolean(),
  /** Made by a methodist or an administrator of the school. */
  hasPersonalCode: z.boolean(),
  can: z.object({ remind: z.boolean() }),
})
export type JournalPupil = z.infer<typeof JournalPupil>

/** How far the pupils of a teacher are. */
export const JournalCounts = z.object({
  pupils: z.int(),
  registered: z.int(),
  running: z.int(),
  handedIn: z.int(),
  /** Diplomas; 0 until the results are out. */
  awarded: z.int(),
})
export type JournalCounts = z.infer<typeof JournalCounts>

export const JournalCard = StageFacts.extend({ publishedAt: Instant.nullable(), counts: JournalCounts })
export type JournalCard = z.infer<typeof JournalCard>

export const JournalTitle = z.object({
  id: z.int(),
  title: z.string(),
  season: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
})

export const JournalClass = z.object({ id: z.int(), name: z.string(), gradeIndex: z.int() })

export const JournalList = z.object({
  /** Which the viewer teaches. */
  classes: z.array(JournalClass),
  olympiads: z.array(JournalTitle.extend({ stages: z.array(JournalCard) })),
})
export type JournalList = z.infer<typeof JournalList>

export const Journal = JournalCard.extend({
  olympiad: JournalTitle,
  serverNow: Instant,
  hardClose: z.boolean(),
  grades: z.array(z.object({ gradeIndex: z.int(), minutes: z.int() })),
  /** Where one may try it before. */
  trial: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Points and places are told. */
  areResultsOut: z.boolean(),
  classes: z.array(JournalClass),
  /** Of this class alone. */
  schoolClassId: z.int().nullable(),
  pupils: z.array(JournalPupil),
  /** Of the schools of these classes, where one enters by a code. */
  codes: z.array(SchoolCode),
  /** What the school thanks the viewer with. */
  letter: z.object({ userId: z.int(), certificateId: z.int() }).nullable(),
  can: z.object({
    issueCode: z.boolean(),
    saveSlips: z.boolean(),
    saveMemo: z.boolean(),
    saveDiplomas: z.boolean(),
  }),
})
export type Journal = z.infer<typeof Journal>

export const Invited = z.object({
  /** The plan of the day of each says that the teacher invites. */
  pupils: z.int(),
  letters: z.int(),
})
export type Invited = z.infer<typeof Invited>
