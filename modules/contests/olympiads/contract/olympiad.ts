import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Attempt, AttemptResult } from '@school/works/contract'

export const stageKinds = ['trial', 'qualifying', 'main', 'final'] as const
export const stageEntries = ['open', 'code', 'by_result'] as const

/** `checking`: the stage cannot be begun any more, and the results are not published yet. `cancelled`: visible only to those who had registered. */
export const stageStates = ['announced', 'running', 'checking', 'published', 'cancelled'] as const
export type StageState = (typeof stageStates)[number]

export const stageChangeKinds = ['made', 'moved', 'cancelled'] as const

/** The last change made to a stage by a person, other than creating it. */
export const StageChange = z.object({
  kind: z.enum(['moved', 'cancelled']),
  reason: z.string(),
  at: Instant,
})
export type StageChange = z.infer<typeof StageChange>

/** State of a stage for this viewer; exactly one applies. */
export const stageSteps = [
  /** Not signed in. */
  'guest',
  /** Adults cannot take part. */
  'onlooker',
  'other_grades',
  /** The municipality has closed it to their school. */
  'closed_above',
  'needs_trial',
  'needs_result',
  'needs_code',
  'may_enter',
  /** Registered, and the stage has not opened yet. */
  'registered',
  /** Registered, and may press «Начать». */
  'ready',
  'solving',
  'waiting',
  'results',
  /** Over, did not take part; results are not published yet. */
  'closed',
  /** Over, did not take part: the tasks may be solved out of the contest. */
  'missed',
  'cancelled',
] as const
export type StageStep = (typeof stageSteps)[number]

/** `soon`: no stage has opened yet. `between`: one is over, the next has not opened. */
export const olympiadStates = ['soon', 'running', 'between', 'checking', 'finished'] as const
export type OlympiadState = (typeof olympiadStates)[number]

/** The degree of a diploma. */
export const Award = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Award = z.infer<typeof Award>

export const Place = z.object({ place: z.int(), participants: z.int() })
export type Place = z.infer<typeof Place>

/** Why an attempt is out of the rating; shown to its pupil and to those who lead. */
export const Disqualification = z.object({ reason: z.string(), decidedAt: Instant })
export type Disqualification = z.infer<typeof Disqualification>

export const Participation = z.object({
  id: z.int(),
  /** Grade of the chosen task set: the pupil’s grade or a higher one. */
  gradeIndex: z.int(),
  /** Out of the contest: after the results, with the same time limit, outside the official table. */
  isVirtual: z.boolean(),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  result: AttemptResult.nullable(),
  award: Award.nullable(),
  /** Diploma or certificate of participation. */
  certificateId: z.int().nullable(),
  /** For a virtual participation: the place it would have among the real ones. */
  place: Place.nullable(),
  /** Out of the rating, with the reason; shown with the result. */
  disqualification: Disqualification.nullable(),
})
export type Participation = z.infer<typeof Participation>

/** Settings of one grade of a stage. */
export const StageGrade = z.object({
  gradeIndex: z.int(),
  minutes: z.int(),
  tasksCount: z.int(),
  tools: z.array(z.string()),
})
export type StageGrade = z.infer<typeof StageGrade>

export const SchoolCode = z.object({ code: z.string(), seats: z.int(), taken: z.int(), school: z.string() })
export type SchoolCode = z.infer<typeof SchoolCode>

/** Schedule and entry rules of a stage, the same for all viewers. */
export const StageFacts = z.object({
  id: z.int(),
  kind: z.enum(stageKinds),
  title: z.string(),
  state: z.enum(stageStates),
  opensAt: Instant,
  closesAt: Instant,
  /** `null`: everybody sees their own result at the finish. */
  resultsAt: Instant.nullable(),
  /** Reason why the published results were withdrawn; `null` when they are not withdrawn now. */
  withdrawnBecause: z.string().nullable(),
  /** Its schedule was changed, or it was cancelled. */
  change: StageChange.nullable(),
  entry: z.enum(stageEntries),
})

export type StageFacts = z.infer<typeof StageFacts>

export const Stage = StageFacts.extend({
  hardClose: z.boolean(),
  requiresTrial: z.boolean(),
  /** Required percent of the previous stage, where entry is by its result. */
  passPercent: z.int().nullable(),
  grades: z.array(StageGrade),
  participants: z.int(),
  /** For degrees I, II and III: shares of the participants of a grade, and minimum percents. */
  awards: z.object({ shares: z.array(z.int()), percents: z.array(z.int()) }).nullable(),
  /** Marked «Ты здесь». */
  isHere: z.boolean(),
  isRatingOpen: z.boolean(),
  step: z.enum(stageSteps),
  /** Why the municipality has closed it to the pupil’s school. */
  closedBecause: z.string().nullable(),
  participation: Participation.nullable(),
  practice: Participation.nullable(),
  /** Seconds left of the time limit when starting late; `null` when nothing is lost. */
  shortenedSeconds: z.int().nullable(),
  can: z.object({
    enter: z.boolean(),
    /** Possible until the tasks are opened. */
    changeGrade: z.boolean(),
    start: z.boolean(),
    goOn: z.boolean(),
    /** Out of the contest. */
    practise: z.boolean(),
    readSolutions: z.boolean(),
    issueCode: z.boolean(),
  }),
  /** Code of the teacher’s school. */
  schoolCode: SchoolCode.nullable(),
})
export type Stage = z.infer<typeof Stage>

export const OlympiadCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  season: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  state: z.enum(olympiadStates),
  /** The stage shown on the card. */
  stage: StageFacts.pick({
    title: true,
    state: true,
    opensAt: true,
    closesAt: true,
    resultsAt: true,
    withdrawnBecause: true,
  }),
  /** Participants of the largest stage. */
  participants: z.int(),
  isMine: z.boolean(),
})
export type OlympiadCard = z.infer<typeof OlympiadCard>

export const Olympiad = OlympiadCard.omit({ stage: true }).extend({
  aboutHtml: z.string(),
  rulesHtml: z.string(),
  serverNow: Instant,
  /** Grades that this viewer may choose; their own grade first. Empty for adults. */
  choosableGrades: z.array(z.int()),
  /** Grade whose table is shown first. */
  shownGrade: z.int(),
  stages: z.array(Stage),
})
export type Olympiad = z.infer<typeof Olympiad>

/** A participation with its attempt and the stage data needed by the screens around it. */
export const OlympiadAttempt = z.object({
  olympiad: z.object({ id: z.int(), title: z.string(), discipline: Discipline }),
  stage: StageFacts.omit({ opensAt: true, entry: true, change: true }),
  participation: Participation,
  minutes: z.int(),
  attempt: Attempt,
  canReadSolutions: z.boolean(),
  isRatingOpen: z.boolean(),
})
export type OlympiadAttempt = z.infer<typeof OlympiadAttempt>

/** `null` with the number of guesses left: the code does not exist. */
export const EntryReply = z.object({
  participation: Participation.nullable(),
  guessesLeft: z.int().nullable(),
})
export type EntryReply = z.infer<typeof EntryReply>
