import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, Instant, pagingBy } from '@school/kernel/contract'
import { ProtocolFacts, protocolKinds } from '@school/olympiads/contract'

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
  reads: ['olympiads.participations', 'olympiads.stages', 'works.attempts'],
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
  reads: ['olympiads.participations', 'olympiads.stages', 'works.attempts'],
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
