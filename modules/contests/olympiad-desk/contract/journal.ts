import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { AttemptResult } from '@school/works/contract'
import * as z from 'zod'
import { Award, Place, SchoolCode, StageFacts } from '@school/olympiads/contract'

/** State of a stage for a pupil of a teacher; exactly one applies. */
export const journalStates = [
  /** No parental consent to keep results: only the name is shown. */
  'no_consent',
  /** Entry depends on the result of the previous stage, which is not published yet. */
  'awaits_result',
  'not_passed',
  'needs_trial',
  'not_registered',
  'registered',
  'running',
  /** Solving, without requests for a minute. */
  'lost',
  'handed_in',
  /** Registered and did not begin in time. */
  'missed',
  /** The stage is over and they did not register. */
  'absent',
] as const
export type JournalState = (typeof journalStates)[number]

export const JournalPupil = z.object({
  userId: z.int(),
  name: z.string(),
  schoolClass: z.object({ id: z.int(), name: z.string() }),
  /** Grade of the chosen task set; `null` for pupils who do not take part. */
  gradeIndex: z.int().nullable(),
  state: z.enum(journalStates),
  /** No parental consent to show the name in ratings: it must not be read out. */
  isNameHidden: z.boolean(),
  /** Time of the last invitation. */
  invitedAt: Instant.nullable(),
  registeredAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** The next four fields are `null` until the results are published. */
  result: AttemptResult.nullable(),
  place: Place.nullable(),
  award: Award.nullable(),
  certificateId: z.int().nullable(),
  isOutOfRating: z.boolean(),
  /** Created by a methodist or by an administrator of the school. */
  hasPersonalCode: z.boolean(),
  can: z.object({ remind: z.boolean() }),
})
export type JournalPupil = z.infer<typeof JournalPupil>

/** Progress of the pupils of a teacher. */
export const JournalCounts = z.object({
  pupils: z.int(),
  registered: z.int(),
  running: z.int(),
  handedIn: z.int(),
  /** Number of diplomas; 0 until the results are published. */
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
  /** Classes that the viewer teaches. */
  classes: z.array(JournalClass),
  olympiads: z.array(JournalTitle.extend({ stages: z.array(JournalCard) })),
})
export type JournalList = z.infer<typeof JournalList>

export const Journal = JournalCard.extend({
  olympiad: JournalTitle,
  serverNow: Instant,
  hardClose: z.boolean(),
  grades: z.array(z.object({ gradeIndex: z.int(), minutes: z.int() })),
  /** Trial stage to practise on. */
  trial: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Points and places are visible. */
  areResultsOut: z.boolean(),
  classes: z.array(JournalClass),
  /** Filter: only this class. */
  schoolClassId: z.int().nullable(),
  pupils: z.array(JournalPupil),
  /** Codes of the schools of these classes, for a stage with entry by code. */
  codes: z.array(SchoolCode),
  /** Letter of thanks of the school to the viewer. */
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
  /** Number of pupils invited; the invitation appears in the plan of the day of each. */
  pupils: z.int(),
  letters: z.int(),
})
export type Invited = z.infer<typeof Invited>
