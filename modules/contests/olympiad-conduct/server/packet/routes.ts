import { requireOpenWay } from '@school/accounts/server'
import { type Ctx, handle, handleAfter, type Route } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { refuse } from '../monitoring/access.ts'
import { isSchool } from '../monitoring/code-queries.ts'
import { packetHolds } from '../rules/index.ts'
import { accessPackets, readPacketSchools, type StageOfPackets } from './access.ts'
import { admitByCode, giveCodes, recognizeCode, takeCodeBack } from './codes.ts'
import { listAwarded, packetFile, type PacketSettings } from './files.ts'
import { addPacket, findPacket, listCodes } from './queries.ts'

/** Time for which the author may download a packet; later it must be made again, which the protocol also records. */
const savedForMs = 15 * 60_000

/** @throws stage_not_found, packets_closed, school_not_found */
async function accessSchool(ctx: Ctx, stageId: number, id: number): Promise<StageOfPackets> {
  const found = await accessPackets(ctx, stageId)
  const isOwn = found.schoolId === null || found.schoolId === id
  if (!isOwn || !(await isSchool(ctx.sql, id))) throw refuse('school_not_found')
  return found
}

async function make(ctx: Ctx, stageId: number, schoolId: number): Promise<contract.Packet> {
  const { stage } = await accessSchool(ctx, stageId, schoolId)
  const holds = packetHolds(stage, ctx.now)
  if (holds === 'codes') requireOpenWay(ctx, 'slip')
  const codes = holds === 'codes' ? await giveCodes(ctx, stageId, schoolId) : 0
  const diplomas = holds === 'diplomas' ? (await listAwarded(ctx, stageId, schoolId)).length : 0
  if (codes + diplomas === 0) throw refuse('packet_empty')
  const packet = { stageId, schoolId, madeAt: ctx.now, madeBy: ctx.viewer.id, codes, diplomas }
  return { id: await addPacket(ctx.sql, packet), schoolId, codes, diplomas }
}

async function save(ctx: Ctx, stageId: number, id: number, settings: PacketSettings) {
  const { stage, olympiad, schoolId } = await accessPackets(ctx, stageId)
  const since = new Date(ctx.now.getTime() - savedForMs)
  const packet = await findPacket(ctx.sql, { id, stageId, madeBy: ctx.viewer.id, since })
  if (!packet || (schoolId !== null && schoolId !== packet.schoolId)) throw refuse('packet_not_found')
  const school = { id: packet.schoolId, name: packet.schoolName }
  return packetFile(ctx, { stage, olympiad, school }, settings)
}

export const packetRoutesOf = (settings: PacketSettings): Route[] => [
  handle(contract.listPacketSchools, (ctx, { params: { stageId }, query }) =>
    readPacketSchools(ctx, stageId, query.q, query),
  ),

  handle(contract.makePacket, (ctx, { params, body }) => make(ctx, params.stageId, body.organizationId)),

  handle(contract.savePacket, (ctx, { params }) => save(ctx, params.stageId, params.packetId, settings)),

  handle(contract.listPersonalCodes, async (ctx, { params: { stageId }, query }) => {
    const asked = query.q.schoolIdEq ?? null
    const { schoolId } =
      asked === null ? await accessPackets(ctx, stageId) : await accessSchool(ctx, stageId, asked)
    return listCodes(ctx.sql, { stageId, schoolId: asked ?? schoolId }, query.q.nameCont ?? null, query)
  }),

  handle(contract.revokePersonalCode, async (ctx, { params }) => {
    await takeCodeBack(ctx, params.stageId, params.personalCodeId)
    return null
  }),

  handleAfter(
    contract.enterByPersonalCode,
    (ctx, { body }) => recognizeCode(ctx, body.code),
    async (ctx, _, digest) => {
      const { userId, olympiadId } = await admitByCode(ctx, digest)
      return { userId, olympiadId }
    },
  ),
]
