import { isAsSeen } from '@school/versions/server'
import type { Ctx } from '@school/kernel/server'
import { type Readiness, type ReadinessItem, readinessItems } from '../../contract/readiness.ts'
import { isEntryOpen, type ManagedStageRow } from '../accesses/access.ts'
import { listClasses } from '../accesses/queries.ts'
import { refuse } from '../refuse.ts'
import { accessSchoolDesk } from './access.ts'
import {
  addTick,
  clearTick,
  findRoom,
  isEmployee,
  listEmployees,
  listTicks,
  type RoomSet,
  saveRoom,
} from './readiness-queries.ts'

/** @throws what `accessSchoolDesk` throws */
export async function readReadiness(ctx: Ctx, stageId: number): Promise<Readiness> {
  const { stage, place } = await accessSchoolDesk(ctx, stageId)
  const [ticks, employees] = await Promise.all([
    listTicks(ctx.sql, { stageId, schoolId: place.id }),
    listEmployees(ctx.sql, place.id),
  ])
  return {
    items: readinessItems.map((item) => {
      const tick = ticks.find((one) => one.item === item)
      return { item, tickedAt: tick?.tickedAt.toISOString() ?? null, tickedBy: tick?.tickedBy ?? null }
    }),
    employees,
    can: { change: isEntryOpen(stage, ctx.now) },
  }
}

/** Write access until the stage is over: afterwards the list is read-only. @throws what `accessSchoolDesk` throws, readiness_fixed */
async function accessPreparation(ctx: Ctx, stageId: number): Promise<ManagedStageRow> {
  const managed = await accessSchoolDesk(ctx, stageId)
  if (!isEntryOpen(managed.stage, ctx.now)) throw refuse('readiness_fixed')
  return managed
}

/** @throws what `accessPreparation` throws */
export async function tick(
  ctx: Ctx,
  stageId: number,
  { item, isDone }: { item: ReadinessItem; isDone: boolean },
): Promise<void> {
  const { place } = await accessPreparation(ctx, stageId)
  const write = isDone ? addTick : clearTick
  await write(ctx.sql, { stageId, schoolId: place.id, item, by: ctx.viewer.id, now: ctx.now })
}

/** @throws what `accessPreparation` throws, changed_meanwhile, monitored_class_not_found, supervisor_not_found */
export async function setRoom(
  ctx: Ctx,
  stageId: number,
  { schoolClassId, ...set }: RoomSet & { schoolClassId: number; version: number },
): Promise<void> {
  const { place } = await accessPreparation(ctx, stageId)
  const of = { stageId, schoolIds: place.schoolIds }
  const { total } = await listClasses(ctx.sql, of, { classIds: [schoolClassId] }, { page: 1, limit: 1 })
  if (total === 0) throw refuse('monitored_class_not_found')
  const { supervisorId } = set
  if (supervisorId !== null && !(await isEmployee(ctx.sql, place.id, supervisorId)))
    throw refuse('supervisor_not_found')
  const asked = {
    room: set.room,
    supervisorId,
    supervisorName: supervisorId === null ? set.supervisorName : '',
  }
  const whose = { stageId, schoolClassId, by: ctx.viewer.id, now: ctx.now }
  if (await saveRoom(ctx.sql, whose, { ...asked, version: set.version })) return
  const { version, setAt, setBy, setByName, ...current } = (await findRoom(ctx.sql, whose))!
  isAsSeen(
    { version: set.version, asked },
    {
      version,
      changedAt: setAt.toISOString(),
      changedBy: setByName,
      isMine: setBy === ctx.viewer.id,
      current,
    },
  )
}
