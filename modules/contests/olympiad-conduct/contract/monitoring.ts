import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant, Version } from '@school/kernel/contract'
import { MonitoredAttempt } from '@school/monitoring/contract'
import { Award, Disqualification, StageFacts } from '@school/olympiads/contract'

/** Progress of the participants whom the viewer leads. */
export const StageCounts = z.object({
  registered: z.int(),
  notStarted: z.int(),
  /** Under way, with a recent request. */
  running: z.int(),
  /** Under way, without requests for a minute. */
  lost: z.int(),
  /** By hand or by the clock. */
  handedIn: z.int(),
  judged: z.int(),
})
export type StageCounts = z.infer<typeof StageCounts>

/** Progress of a pupil, without points. */
export const pupilStandings = ['absent', 'registered', 'running', 'handed_in'] as const

/** A stage in the list for those who lead. */
export const MonitoredStageCard = StageFacts.extend({
  publishedAt: Instant.nullable(),
  counts: StageCounts,
})
export type MonitoredStageCard = z.infer<typeof MonitoredStageCard>

export const MonitoredTitle = z.object({
  id: z.int(),
  title: z.string(),
  season: z.string(),
  discipline: Discipline,
})

export const MonitoredOlympiad = MonitoredTitle.extend({
  stages: z.array(MonitoredStageCard),
  can: z.object({ makeStage: z.boolean() }),
})
export type MonitoredOlympiad = z.infer<typeof MonitoredOlympiad>

/** Progress of the participants of a school; `school: null` is for those without a class. */
export const SchoolTile = z.object({
  school: z.object({ id: z.int(), name: z.string() }).nullable(),
  region: z.object({ id: z.int(), name: z.string() }).nullable(),
  notStarted: z.int(),
  running: z.int(),
  lost: z.int(),
  finished: z.int(),
})
export type SchoolTile = z.infer<typeof SchoolTile>

const Named = z.object({ id: z.int(), name: z.string() })

export const MonitoredStage = MonitoredStageCard.extend({
  olympiad: MonitoredTitle,
  serverNow: Instant,
  hardClose: z.boolean(),
  grades: z.array(z.object({ gradeIndex: z.int(), workId: z.int(), minutes: z.int(), tasksCount: z.int() })),
  /** The viewer leads all participants, not only those of a school or of classes. */
  leadsAll: z.boolean(),
  /** School in which a teacher works. */
  school: Named.nullable(),
  /** Schools whose pupils are all led by the viewer; empty when the viewer leads everybody. */
  schoolIds: z.array(z.int()),
  /** What part of its schedule may be changed now: everything, the end, the time of results or nothing. */
  movable: z.enum(['all', 'end', 'results']).nullable(),
  /** Version of the schedule. */
  version: Version,
  /** Limits of granted time: total minutes per person, and the latest end. */
  timeLimits: z.object({ minutes: z.int(), latestEndAt: Instant.nullable() }),
  /** Pending requests for time: all for a methodist, own ones for a teacher. */
  timeRequests: z.int(),
  /** Items that wait for the jury; `null` for those who are not members. */
  waiting: z
    .object({
      questions: z.int(),
      /** When the latest pending question was asked. */
      lastAskedAt: Instant.nullable(),
      appeals: z.int(),
    })
    .nullable(),
  /** What blocks publication, over all participants. */
  awaited: z.object({
    /** Attempts under way. */
    attempts: z.int(),
    /** Handed in, with answers in review by people. */
    reviews: z.int(),
    /** Handed in and not judged by the program yet. */
    unjudged: z.int(),
    /** Attempts that the jobs failed to close or judge: they are retried automatically, and publication waits for them. */
    stuck: z.int(),
    /** Latest moment at which participants with a shifted window may begin. */
    windowEndsAt: Instant,
  }),
  can: z.object({
    giveTime: z.boolean(),
    /** Ask for time; a methodist confirms it. */
    askTime: z.boolean(),
    /** Give time to everybody at once. */
    giveTimeToAll: z.boolean(),
    /** «Особые условия» of a pupil. */
    setConditions: z.boolean(),
    /** See individual participants; a municipality may see only figures. */
    seeNames: z.boolean(),
    /** See the codes of all schools; a teacher sees the code of their own school. */
    leadCodes: z.boolean(),
    issueOwnCode: z.boolean(),
    /** Make packets for schools: personal codes, later diplomas. */
    makePackets: z.boolean(),
    seePreliminary: z.boolean(),
    publish: z.boolean(),
    readProtocol: z.boolean(),
    /** Withdraw the published results. */
    withdraw: z.boolean(),
    /** Disqualify attempts and restore them. */
    disqualify: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
  }),
})
export type MonitoredStage = z.infer<typeof MonitoredStage>

/** A participant as shown to those who lead the stage: progress, without points before the results. */
export const MonitoredParticipant = MonitoredAttempt.extend({
  /** Participation id. */
  id: z.int(),
  /** `null` until the results are published. */
  percent: z.int().nullable(),
  award: Award.nullable(),
  /** Set while the attempt is out of the rating. */
  disqualification: Disqualification.nullable(),
})
export type MonitoredParticipant = z.infer<typeof MonitoredParticipant>

/** A code with its school. */
export const MonitoredCode = z.object({
  id: z.int(),
  code: z.string(),
  seats: z.int(),
  taken: z.int(),
  school: Named.extend({ city: z.string() }),
  issuedAt: Instant,
})
export type MonitoredCode = z.infer<typeof MonitoredCode>

export const SchoolWithoutCode = Named.extend({ city: z.string() })
export type SchoolWithoutCode = z.infer<typeof SchoolWithoutCode>
