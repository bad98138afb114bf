import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, Instant, pagingBy } from '@school/kernel/contract'

/** Kinds of events in a protocol. */
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

export const ProtocolEntry = z.object({
  /** From 1, without gaps. */
  number: z.int(),
  /** When it happened; it is recorded within about a minute. */
  at: Instant,
  kind: z.enum(protocolKinds),
  /** The participant as a number instead of a name. */
  participationId: z.int().nullable(),
  gradeIndex: z.int().nullable(),
  facts: ProtocolFacts,
})
export type ProtocolEntry = z.infer<typeof ProtocolEntry>

export const ProtocolFilters = filtersOf({ kindEq: z.enum(protocolKinds), participationIdEq: Id }, [])
export type ProtocolFilters = z.output<typeof ProtocolFilters>

/** Result of verifying the chain of hashes. */
export const ProtocolProof = z.object({
  entries: z.int(),
  /** Number of the first entry that differs from its hash; `null` when all match. */
  brokenAt: z.int().nullable(),
  /** Hash of the last entry: a copy noted earlier proves that nothing before it was changed. */
  lastHash: z.string().nullable(),
})
export type ProtocolProof = z.infer<typeof ProtocolProof>

const path = '/api/teacher/olympiad_stages/:stageId/protocol'
const errors = ['stage_not_found', 'protocol_closed']

export const listProtocol = endpoint({
  name: 'olympiads.listProtocol',
  method: 'GET',
  path,
  audience: 'agent',
  tells: ['olympiads.participations', 'olympiads.stages', 'works.attempts'],
  summary:
    'The record of a stage, the latest first: participants by numbers. For methodists, and for experts of its jury when the results are out',
  params: idParams('stageId'),
  query: pagingBy(50).extend({ q: ProtocolFilters }),
  reply: z.array(ProtocolEntry),
  paged: true,
  errors,
})

export const proveProtocol = endpoint({
  name: 'olympiads.proveProtocol',
  method: 'GET',
  path: `${path}/proof`,
  audience: 'agent',
  tells: ['olympiads.participations', 'olympiads.stages', 'works.attempts'],
  summary: 'Computes the chain of hashes of the protocol again and reports whether it holds',
  params: idParams('stageId'),
  reply: ProtocolProof,
  errors,
})

export const saveProtocol = endpoint({
  name: 'olympiads.saveProtocol',
  method: 'GET',
  path: `${path}/file`,
  audience: 'agent',
  summary: 'The whole record as a signed PDF',
  params: idParams('stageId'),
  isFile: true,
  reply: z.unknown(),
  errors,
  perMinute: 10,
})
