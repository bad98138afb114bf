import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** Kinds of events of a stage, as the protocol records them. */
export const protocolKinds = [
  'stage_made',
  'stage_moved',
  'stage_cancelled',
  'started',
  'finished',
  'connection_lost',
  'connection_back',
  'page_hidden',
  'packet_made',
  'code_used',
  'code_revoked',
  'school_told',
  'time_asked',
  'time_declined',
  'time_given',
  'time_taken_back',
  'expert_appointed',
  'expert_dismissed',
  'marked',
  'returned',
  'appealed',
  'appeal_decided',
  'disqualified',
  'restored',
  'published',
  'withdrawn',
  'regraded',
  'regrading_undone',
] as const

export type ProtocolKind = (typeof protocolKinds)[number]

const GradeMinutes = z.object({ gradeIndex: z.int(), minutes: z.int() })

/** Details recorded at that time; which of them are present depends on the kind. */
export const ProtocolFacts = z.object({
  /** Name at that time of the adult who did it. */
  by: z.string().nullish(),
  /** How the attempt was ended. */
  reason: z.enum(['user', 'timeout', 'admin']).nullish(),
  /** Duration. */
  seconds: z.int().nullish(),
  /** Number of answers saved by then. */
  saved: z.int().nullish(),
  /** Name of the class or school that time was given to; absent for everybody. */
  whom: z.string().nullish(),
  extraMinutes: z.int().nullish(),
  shiftMinutes: z.int().nullish(),
  task: z.string().nullish(),
  /** In hundredths. */
  points: z.int().nullish(),
  pointsBefore: z.int().nullish(),
  maxPoints: z.int().nullish(),
  /** First, second or third mark of the same answer. */
  ordinal: z.int().nullish(),
  /** Number of codes in the packet of a school. */
  codes: z.int().nullish(),
  diplomas: z.int().nullish(),
  /** Number of attempts changed. */
  attempts: z.int().nullish(),
  /** For a stage that was created or moved: the new schedule, and the previous values of what has changed. */
  opensAt: Instant.nullish(),
  closesAt: Instant.nullish(),
  resultsAt: Instant.nullish(),
  minutes: z.array(GradeMinutes).nullish(),
  opensBefore: Instant.nullish(),
  closesBefore: Instant.nullish(),
  resultsBefore: Instant.nullish(),
  minutesBefore: z.array(GradeMinutes).nullish(),
  /** Text that was written with it. */
  words: z.string().nullish(),
})
export type ProtocolFacts = z.infer<typeof ProtocolFacts>
