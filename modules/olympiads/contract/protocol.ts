import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, Instant, pagingBy } from '@school/kernel/contract'

/** What a protocol tells of. */
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

/** What was known of it at that time; which of them there are depends on the kind. */
export const ProtocolFacts = z.object({
  /** Of a grown-up who did it, as the name was then. */
  by: z.string().nullish(),
  /** How an attempt was ended. */
  reason: z.enum(['user', 'timeout', 'admin']).nullish(),
  /** For how long. */
  seconds: z.int().nullish(),
  /** Answers that were saved by then. */
  saved: z.int().nullish(),
  /** Whom time was given: a class or a school by name; nothing is everybody. */
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
  /** In a packet of a school. */
  codes: z.int().nullish(),
  diplomas: z.int().nullish(),
  /** How many attempts it has changed. */
  attempts: z.int().nullish(),
  /** Of a stage that was made or moved: the time it has now, and of what has changed the time before. */
  opensAt: Instant.nullish(),
  closesAt: Instant.nullish(),
  resultsAt: Instant.nullish(),
  minutes: z.array(GradeMinutes).nullish(),
  opensBefore: Instant.nullish(),
  closesBefore: Instant.nullish(),
  resultsBefore: Instant.nullish(),
  minutesBefore: z.array(GradeMinutes).nullish(),
  /** What was written with it. */
  words: z.string().nullish(),
})
export type ProtocolFacts = z.infer<typeof ProtocolFacts>

export const ProtocolEntry = z.object({
  /** From 1, without a gap. */
  number: z.int(),
  /** When it happened; the protocol writes it down within a minute or so. */
  at: Instant,
  kind: z.enum(protocolKinds),
  /** The participant: a number instead of a name. */
  participationId: z.int().nullable(),
  gradeIndex: z.int().nullable(),
  facts: ProtocolFacts,
})
export type ProtocolEntry = z.infer<typeof ProtocolEntry>

export const ProtocolFilters = filtersOf({ kindEq: z.enum(protocolKinds), participationIdEq: Id }, [])
export type ProtocolFilters = z.output<typeof ProtocolFilters>

/** Whether the chain of hashes holds. */
export const ProtocolProof = z.object({
  entries: z.int(),
  /** The first entry that is not as it was written; `null` when all are. */
  brokenAt: z.int().nullable(),
  /** Of the last entry: whoever has noted it can tell later that nothing before it was changed. */
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
  summary: 'Reckons the chain of hashes of the record anew and says whether it holds',
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
