import * as z from 'zod'
import { Discipline } from '@school/courses/contract'
import { Instant, Version } from '@school/kernel/contract'
import { MonitoredAttempt } from '@school/monitoring/contract'
import { Disqualification } from './disqualification.ts'
import { Award, StageFacts } from './olympiad.ts'

/** How far those have come whom the viewer leads. */
export const StageCounts = z.object({
  registered: z.int(),
  notStarted: z.int(),
  /** And were heard from a moment ago. */
  running: z.int(),
  /** Under way, and silent for a minute. */
  lost: z.int(),
  /** By hand or by the clock. */
  handedIn: z.int(),
  judged: z.int(),
})
export type StageCounts = z.infer<typeof StageCounts>

/** A stage in the list of whoever leads. */
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

/** How far the participants of a school are; `school: null` is whoever is in no class. */
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
  /** The viewer leads everybody, not only those of a school or of classes. */
  leadsAll: z.boolean(),
  /** In which a teacher works. */
  school: Named.nullable(),
  /** Schools whose pupils are led as a whole; empty of whoever leads everybody. */
  schoolIds: z.array(z.int()),
  /** What of its time may be moved now: everything, the end, the hour of results or nothing. */
  movable: z.enum(['all', 'end', 'results']).nullable(),
  /** Of its time. */
  version: Version,
  /** How much more one may get in all, and until when at the latest. */
  timeLimits: z.object({ minutes: z.int(), latestEndAt: Instant.nullable() }),
  /** Requests for time that wait: all for a methodist, their own for a teacher. */
  timeRequests: z.int(),
  /** What waits for the jury; `null` to those who are not of it. */
  waiting: z
    .object({
      questions: z.int(),
      /** The last of those that wait was asked then. */
      lastAskedAt: Instant.nullable(),
      appeals: z.int(),
    })
    .nullable(),
  /** What the results wait for, of all who take part. */
  awaited: z.object({
    /** Attempts under way. */
    attempts: z.int(),
    /** Handed in, and answers of theirs lie before people who check them. */
    reviews: z.int(),
    /** Handed in and not judged yet by the program. */
    unjudged: z.int(),
    /** Attempts that the program could not close or judge: it tries again by itself, and the results wait for them. */
    stuck: z.int(),
    /** The last who were given a later window may begin until then. */
    windowEndsAt: Instant,
  }),
  can: z.object({
    giveTime: z.boolean(),
    /** A methodist confirms. */
    askTime: z.boolean(),
    /** And to everybody at once. */
    giveTimeToAll: z.boolean(),
    /** «Особые условия» of a pupil. */
    setConditions: z.boolean(),
    /** Participants one by one; of a municipality figures may be all. */
    seeNames: z.boolean(),
    /** The codes of all schools; a teacher has the one of their own. */
    leadCodes: z.boolean(),
    issueOwnCode: z.boolean(),
    /** Packets for schools: personal codes, later diplomas. */
    makePackets: z.boolean(),
    seePreliminary: z.boolean(),
    publish: z.boolean(),
    readProtocol: z.boolean(),
    /** Take the published results back. */
    withdraw: z.boolean(),
    /** Take attempts out of the rating, and back. */
    disqualify: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
  }),
})
export type MonitoredStage = z.infer<typeof MonitoredStage>

/** A participant as whoever leads the stage sees them: how far they are, and nothing of points before the results. */
export const MonitoredParticipant = MonitoredAttempt.extend({
  /** Of the participation. */
  id: z.int(),
  /** `null` until the results are published. */
  percent: z.int().nullable(),
  award: Award.nullable(),
  /** While it is out of the rating. */
  disqualification: Disqualification.nullable(),
})
export type MonitoredParticipant = z.infer<typeof MonitoredParticipant>

/** A code with the school whose it is. */
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

/** A line of the table that would be published now. */
export const PreliminaryRow = z.object({
  place: z.int(),
  userId: z.int(),
  name: z.string(),
  school: z.string().nullable(),
  /** In hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  percent: z.int(),
  /** Answers that nobody has checked yet: they are worth nothing so far. */
  waiting: z.int(),
  /** The diploma which the table would give now. */
  award: Award.nullable(),
})
export type PreliminaryRow = z.infer<typeof PreliminaryRow>
