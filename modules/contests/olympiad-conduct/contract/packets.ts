import * as z from 'zod'
import {
  endpoint,
  filtersOf,
  Id,
  idParams,
  Instant,
  pagingBy,
  TypedCode,
  TypedLine,
} from '@school/kernel/contract'

/** A school of a stage, with the content of its packet or what it could contain. */
export const PacketSchool = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** Pupils of the classes that the stage is for, and all participants of the school. */
  pupils: z.int(),
  participants: z.int(),
  /** Personal codes that open the stage. */
  codes: z.int(),
  codesUsed: z.int(),
  diplomas: z.int(),
  /** When the last packet was made. */
  madeAt: Instant.nullable(),
})
export type PacketSchool = z.infer<typeof PacketSchool>

/** A packet that was made; only its author can download it, for some minutes. */
export const Packet = z.object({
  id: z.int(),
  schoolId: z.int(),
  /** Number of personal codes in it; 0 outside their time. */
  codes: z.int(),
  /** Number of diplomas and certificates in it; 0 before the results. */
  diplomas: z.int(),
})
export type Packet = z.infer<typeof Packet>

/** Owner of a code; the code itself is printed only on the slip. */
export const PersonalCode = z.object({
  id: z.int(),
  name: z.string(),
  className: z.string().nullable(),
  issuedAt: Instant,
  /** When it was last used. */
  usedAt: Instant.nullable(),
})
export type PersonalCode = z.infer<typeof PersonalCode>

const StageId = idParams('stageId')
const stagePath = '/api/teacher/olympiad_stages/:stageId'
const closed = ['stage_not_found', 'packets_closed']

export const listPacketSchools = endpoint({
  name: 'olympiads.listPacketSchools',
  method: 'GET',
  path: `${stagePath}/packet_schools`,
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.participations', 'olympiads.personalCodes'],
  summary: 'Schools that have pupils for a stage: all for a methodist, their own for its administrator',
  params: StageId,
  query: pagingBy(50).extend({ q: filtersOf({ idEq: Id, nameCont: TypedLine.max(60) }, []) }),
  reply: z.array(PacketSchool),
  paged: true,
  errors: closed,
})

export const makePacket = endpoint({
  name: 'olympiads.makePacket',
  forProved: true,
  method: 'POST',
  path: `${stagePath}/packets`,
  audience: 'agent',
  changes: ['olympiads.personalCodes'],
  summary:
    'Makes the packet of a school: before the end of the stage every pupil without a personal code gets one, after the publication it holds the diplomas. It is written to the protocol',
  params: StageId,
  body: z.object({ organizationId: Id }),
  reply: Packet,
  errors: [...closed, 'school_not_found', 'packet_empty', 'external_sign_in_only'],
  keepsReply: false,
  perMinute: 30,
})

export const savePacket = endpoint({
  name: 'olympiads.savePacket',
  method: 'GET',
  path: `${stagePath}/packets/:packetId/file`,
  audience: 'agent',
  summary: 'The packet as an archive, for a quarter of an hour for the person who has made it',
  params: z.object({ stageId: Id, packetId: Id }),
  isFile: true,
  reply: z.unknown(),
  errors: [...closed, 'packet_not_found'],
  perMinute: 30,
})

export const listPersonalCodes = endpoint({
  name: 'olympiads.listPersonalCodes',
  method: 'GET',
  path: `${stagePath}/personal_codes`,
  audience: 'agent',
  reads: ['olympiads.personalCodes'],
  summary: 'Pupils of a school who have a personal code of a stage, by class and name',
  params: StageId,
  query: pagingBy(20).extend({ q: filtersOf({ schoolIdEq: Id, nameCont: TypedLine.max(60) }, []) }),
  reply: z.array(PersonalCode),
  paged: true,
  errors: [...closed, 'school_not_found'],
})

export const revokePersonalCode = endpoint({
  name: 'olympiads.revokePersonalCode',
  method: 'DELETE',
  path: `${stagePath}/personal_codes/:personalCodeId`,
  audience: 'agent',
  changes: ['olympiads.personalCodes'],
  summary: 'Revokes a personal code and signs out the people who came by it. The next packet has a new one',
  params: z.object({ stageId: Id, personalCodeId: Id }),
  reply: z.null(),
  errors: [...closed, 'code_not_found'],
})

export const EnteredByCode = z.object({ userId: z.int(), olympiadId: z.int() })

export const enterByPersonalCode = endpoint({
  name: 'olympiads.enterByPersonalCode',
  method: 'POST',
  path: '/api/olympiad_code_entries',
  // On a shared computer the previous pupil may still be signed in.
  audience: 'anyone',
  changes: [],
  summary: 'Signs a pupil in by the personal code of a stage, for some hours',
  body: z.object({ code: TypedCode.max(40) }),
  reply: EnteredByCode,
  errors: ['code_needed', 'code_unknown', 'code_early', 'code_over', 'code_guesses', 'external_sign_in_only'],
  keepsReply: false,
  // A whole school behind one address signs in at the same time; wrong codes are limited separately.
  perMinute: 600,
})
