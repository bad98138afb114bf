import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import type { Ctx } from '@school/kernel/server'
import type { Viewer } from '@school/access'
import type { PacketSchool } from '../../contract/packets.ts'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from '../monitoring/access.ts'
import { listSchools } from './queries.ts'

async function findAdministered(sql: Sql, userId: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_administered_school',
    text: `select o.id from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = $1 and m.is_active and m.role = 'admin' and o.kind = 'school'`,
    values: [userId],
  })
  return rows[0]?.id ?? null
}

/**
 * Whose packets a person may make: a methodist for all schools, an administrator of a school for their own. Codes sign in as children, so
 * a teacher, who leads the same pupils, gets them from one of these.
 * @returns `schoolId: null` for all schools
 */
export async function packetsOf(
  sql: Sql,
  { id, isMethodist }: Viewer,
): Promise<{ schoolId: number | null } | undefined> {
  if (isMethodist) return { schoolId: null }
  const schoolId = await findAdministered(sql, id)
  return schoolId === null ? undefined : { schoolId }
}

export interface StageOfPackets extends Pick<MonitoredStageRow, 'stage' | 'olympiad'> {
  /** `null`: all schools. */
  schoolId: number | null
}

/** @throws stage_not_found, packets_closed */
export async function accessPackets(ctx: Ctx, stageId: number): Promise<StageOfPackets> {
  const [{ stage, olympiad }, packets] = await Promise.all([
    accessMonitoredStage(ctx, stageId),
    packetsOf(ctx.sql, ctx.viewer),
  ])
  if (!packets) throw refuse('packets_closed')
  return { stage, olympiad, schoolId: packets.schoolId }
}

/** Schools whose packets the viewer may make. @throws stage_not_found, packets_closed */
export async function readPacketSchools(
  ctx: Ctx,
  stageId: number,
  {
    idEq = null,
    nameCont = null,
  }: { idEq?: number | null | undefined; nameCont?: string | null | undefined },
  paging: Paging,
): Promise<PageOf<PacketSchool>> {
  const { schoolId } = await accessPackets(ctx, stageId)
  if (schoolId !== null && idEq !== null && idEq !== schoolId) return { rows: [], total: 0 }
  return listSchools(ctx.sql, { stageId, schoolId: schoolId ?? idEq }, nameCont, paging)
}
