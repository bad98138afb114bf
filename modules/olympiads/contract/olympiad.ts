import * as z from 'zod'
import { Discipline } from '@school/courses/contract'
import { Instant } from '@school/kernel/contract'
import { Attempt, AttemptResult } from '@school/works/contract'
import { Disqualification } from './disqualification.ts'

export const stageKinds = ['trial', 'qualifying', 'main', 'final'] as const
export const stageEntries = ['open', 'code', 'by_result'] as const

/** `checking`: nobody may begin any more, and the results are not shown yet. `cancelled`: only those who had registered still see it. */
export const stageStates = ['announced', 'running', 'checking', 'published', 'cancelled'] as const
export type StageState = (typeof stageStates)[number]

export const stageChangeKinds = ['made', 'moved', 'cancelled'] as const

/** What a person has made of a stage last, other than making it. */
export const StageChange = z.object({
  kind: z.enum(['moved', 'cancelled']),
  reason: z.string(),
  at: Instant,
})
export type StageChange = z.infer<typeof StageChange>

/** What a stage is for this viewer now; exactly one of them. */
export const stageSteps = [
  /** Has not signed in. */
  'guest',
  /** Grown-ups look on. */
  'onlooker',
  'other_grades',
  /** The municipality has closed it to their school. */
  'closed_above',
  'needs_trial',
  'needs_result',
  'needs_code',
  'may_enter',
  /** Takes part, and the stage has not opened yet. */
  'registered',
  /** Takes part and may press «Начать». */
  'ready',
  'solving',
  'waiting',
  'results',
  /** Over without them; results are not out yet. */
  'closed',
  /** Over without them: the tasks may be solved out of the contest. */
  'missed',
  'cancelled',
] as const
export type StageStep = (typeof stageSteps)[number]

/** `soon`: no stage has opened yet. `between`: one is over, the next is still to come. */
export const olympiadStates = ['soon', 'running', 'between', 'checking', 'finished'] as const
export type OlympiadState = (typeof olympiadStates)[number]

/** The degree of a diploma. */
export const Award = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Award = z.infer<typeof Award>

export const Place = z.object({ place: z.int(), participants: z.int() })
export type Place = z.infer<typeof Place>

export const Participation = z.object({
  id: z.int(),
  /** In the set of tasks of this grade: one’s own or a higher one. */
  gradeIndex: z.int(),
  /** Out of the contest: after the results, by the same clock, outside of the official table. */
  isVirtual: z.boolean(),
  startedAt: Instant.nullable(),
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  result: AttemptResult.nullable(),
  award: Award.nullable(),
  /** The diploma, or what says that one took part. */
  certificateId: z.int().nullable(),
  /** Of a virtual one: where it would stand among the real ones. */
  place: Place.nullable(),
  /** Out of the rating, with the reason; told with the result. */
  disqualification: Disqualification.nullable(),
})
export type Participation = z.infer<typeof Participation>

/** What a stage asks of one grade. */
export const StageGrade = z.object({
  gradeIndex: z.int(),
  minutes: z.int(),
  tasksCount: z.int(),
  tools: z.array(z.string()),
})
export type StageGrade = z.infer<typeof StageGrade>

export const SchoolCode = z.object({ code: z.string(), seats: z.int(), taken: z.int(), school: z.string() })
export type SchoolCode = z.infer<typeof SchoolCode>

/** When a stage is and how one comes into it, whoever looks. */
export const StageFacts = z.object({
  id: z.int(),
  kind: z.enum(stageKinds),
  title: z.string(),
  state: z.enum(stageStates),
  opensAt: Instant,
  closesAt: Instant,
  /** `null`: everybody sees their own at the finish. */
  resultsAt: Instant.nullable(),
  /** The results were published and taken back for this reason; `null` when they are not taken back now. */
  withdrawnBecause: z.string().nullable(),
  /** Its time was moved, or all of it was called off. */
  change: StageChange.nullable(),
  entry: z.enum(stageEntries),
})

export type StageFacts = z.infer<typeof StageFacts>

export const Stage = StageFacts.extend({
  hardClose: z.boolean(),
  requiresTrial: z.boolean(),
  /** Of the stage before, where the entry is by its result. */
  passPercent: z.int().nullable(),
  grades: z.array(StageGrade),
  participants: z.int(),
  /** Shares of the participants of a grade, and the least percents, of degrees I, II and III. */
  awards: z.object({ shares: z.array(z.int()), percents: z.array(z.int()) }).nullable(),
  /** «Ты здесь». */
  isHere: z.boolean(),
  isRatingOpen: z.boolean(),
  step: z.enum(stageSteps),
  /** Why the municipality has closed it to the pupil’s school. */
  closedBecause: z.string().nullable(),
  participation: Participation.nullable(),
  practice: Participation.nullable(),
  /** How much a coming late leaves of the minutes; `null` when nothing is taken. */
  shortenedSeconds: z.int().nullable(),
  can: z.object({
    enter: z.boolean(),
    /** Before the tasks are opened. */
    changeGrade: z.boolean(),
    start: z.boolean(),
    goOn: z.boolean(),
    /** Out of the contest. */
    practise: z.boolean(),
    readSolutions: z.boolean(),
    issueCode: z.boolean(),
  }),
  /** Of the teacher’s school. */
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
  /** The stage that matters now. */
  stage: StageFacts.pick({
    title: true,
    state: true,
    opensAt: true,
    closesAt: true,
    resultsAt: true,
    withdrawnBecause: true,
  }),
  /** In the most crowded stage. */
  participants: z.int(),
  isMine: z.boolean(),
})
export type OlympiadCard = z.infer<typeof OlympiadCard>

export const Olympiad = OlympiadCard.omit({ stage: true }).extend({
  aboutHtml: z.string(),
  rulesHtml: z.string(),
  serverNow: Instant,
  /** The grades which this viewer may choose; one’s own is the first. Empty for grown-ups. */
  choosableGrades: z.array(z.int()),
  /** The grade whose table is shown first. */
  shownGrade: z.int(),
  stages: z.array(Stage),
})
export type Olympiad = z.infer<typeof Olympiad>

/** A participation with its attempt and what the screens around it say of the stage. */
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

/** `null` with the guesses that are left: such a code there is not. */
export const EntryReply = z.object({
  participation: Participation.nullable(),
  guessesLeft: z.int().nullable(),
})
export type EntryReply = z.infer<typeof EntryReply>
