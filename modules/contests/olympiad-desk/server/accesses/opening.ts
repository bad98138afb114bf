import type { Ctx } from '@school/kernel/server'
import type { AccessLockKind } from '../../contract/accesses.ts'
import { refuse } from '../refuse.ts'
import { accessOpenable, accessManagedStage, isEntryOpen } from './access.ts'
import { listClasses } from './queries.ts'

const whole = { page: 1, limit: 2000 }

/** Opens a stage to classes of the own school, or closes it. @throws what `accessOpenable` throws, monitored_class_not_found */
export async function setOpen(
  ctx: Ctx,
  stageId: number,
  { schoolClassIds, isOpen }: { schoolClassIds: readonly number[]; isOpen: boolean },
): Promise<number> {
  const { place } = await accessOpenable(ctx, stageId)
  const classIds = [...new Set(schoolClassIds)]
  const { rows } = await listClasses(ctx.sql, { stageId, schoolIds: place.schoolIds }, { classIds }, whole)
  if (rows.length < classIds.length) throw refuse('monitored_class_not_found')
  const { rowCount } = await ctx.sql.query(
    isOpen
      ? {
          name: 'open_stage_to_classes',
          text: `insert into olympiad_class_accesses (stage_id, school_class_id, opened_at, opened_by)
            select $1, n, $3, $4 from unnest($2::int[]) n order by n
            on conflict (stage_id, school_class_id) where closed_at is null do nothing`,
          values: [stageId, classIds, ctx.now, ctx.viewer.id],
        }
      : {
          name: 'close_stage_to_classes',
          text: `update olympiad_class_accesses set closed_at = $3, closed_by = $4
            where stage_id = $1 and school_class_id = any($2::int[]) and closed_at is null`,
          values: [stageId, classIds, ctx.now, ctx.viewer.id],
        },
  )
  if (rowCount) logRightChange(ctx, isOpen, place.id)
  return rowCount ?? 0
}

function logRightChange(ctx: Ctx, isGranted: boolean, organizationId: number): void {
  ctx.security('privilege_permissions_changed', {
    reason: isGranted ? 'granted' : 'revoked',
    ids: { organizationId },
  })
}

export interface Locking {
  schoolIds: readonly number[]
  /** `null` removes the decision, so that schools decide again. */
  kind: AccessLockKind | null
  reason: string
}

/**
 * Sets the decision of a municipality for schools below. Previous decisions stay in the record; repeating the same one changes nothing.
 * @throws stage_not_found, access_of_municipality, access_needless, access_reason_needed, entry_closed, monitored_school_not_found
 */
export async function lockSchools(
  ctx: Ctx,
  stageId: number,
  { kind, reason, ...asked }: Locking,
): Promise<number> {
  const { place, stage } = await accessManagedStage(ctx, stageId)
  if (place.kind !== 'municipal') throw refuse('access_of_municipality')
  if (kind === 'forced' && stage.entry !== 'code') throw refuse('access_needless')
  if (!isEntryOpen(stage, ctx.now)) throw refuse('entry_closed')
  const schoolIds = [...new Set(asked.schoolIds)]
  if (!schoolIds.every((id) => place.schoolIds.includes(id))) throw refuse('monitored_school_not_found')
  if (kind !== null && reason.length < 3) throw refuse('access_reason_needed')
  // Lock: concurrent decisions are serialised, and the later one ends the earlier.
  await ctx.sql.query({
    name: 'hold_schools',
    text: 'select from organizations where id = any($1::int[]) order by id for no key update',
    values: [schoolIds],
  })
  const ended = await ctx.sql.query<{ id: number }>({
    name: 'end_access_locks',
    text: `update olympiad_access_locks set ended_at = $3, ended_by = $4
      where stage_id = $1 and organization_id = any($2::int[]) and ended_at is null
        and (kind, reason) is distinct from ($5, $6) returning organization_id as id`,
    values: [stageId, schoolIds, ctx.now, ctx.viewer.id, kind ?? '', reason],
  })
  if (kind === null) return logRightChanges(ctx, true, ended.rows)
  const set = await ctx.sql.query<{ id: number }>({
    name: 'set_access_locks',
    text: `insert into olympiad_access_locks (stage_id, organization_id, kind, reason, set_at, set_by)
      select $1, n, $3, $4, $5, $6 from unnest($2::int[]) n order by n
      on conflict (stage_id, organization_id) where ended_at is null do nothing returning organization_id as id`,
    values: [stageId, schoolIds, kind, reason, ctx.now, ctx.viewer.id],
  })
  return logRightChanges(ctx, kind === 'forced', set.rows)
}

function logRightChanges(ctx: Ctx, isGranted: boolean, schools: readonly { id: number }[]): number {
  for (const { id } of schools) logRightChange(ctx, isGranted, id)
  return schools.length
}
