import type { Ctx } from '@school/kernel/server'
import { accessOrganization, requireNames } from '@school/organizations/server'
import type * as z from 'zod'
import type { transferClasses } from '../../contract/school-moves.ts'
import { yearToMoveTo } from '../../contract/years.ts'
import { refuse } from '../access.ts'
import { moveToNextYear } from './moving.ts'
import type { MoveScope } from './queries.ts'
import { isOld } from './rules.ts'
import { undoMoves } from './undoing.ts'

/** All classes of a school, for administrators of the school itself. @throws organization_not_found */
export async function accessSchoolClasses(
  ctx: Ctx,
  organizationId: number,
): Promise<MoveScope & { isDeactivated: boolean }> {
  const { id, kind, isOwn, isDeactivated } = await accessOrganization(ctx, organizationId)
  if (kind !== 'school' || !isOwn) throw refuse('organization_not_found')
  return { whose: 'school', id, isDeactivated }
}

/** @throws organization_not_found, organization_deactivated */
async function accessToMove(ctx: Ctx, organizationId: number): Promise<MoveScope> {
  const scope = await accessSchoolClasses(ctx, organizationId)
  if (scope.isDeactivated) throw refuse('organization_deactivated')
  return scope
}

type Wanted = z.output<NonNullable<(typeof transferClasses)['body']>>

/** @throws organization_not_found, organization_deactivated, school_class_not_found, class_moves_changed, names_closed */
export async function transferOfSchool(
  ctx: Ctx,
  { organizationId, classes, leavingIds }: Wanted,
): Promise<{ classes: number; pupils: number }> {
  const scope = await accessToMove(ctx, organizationId)
  if (leavingIds.length > 0) requireNames(ctx)
  return moveToNextYear(ctx, scope, classes, leavingIds)
}

/** @throws organization_not_found, organization_deactivated, class_move_not_found, class_move_late, class_move_hindered */
export const undoOfSchool = async (
  ctx: Ctx,
  organizationId: number,
  moveIds: readonly number[],
): Promise<void> => undoMoves(ctx, await accessToMove(ctx, organizationId), moveIds)

/**
 * Classes that have not gone on for a year and go nowhere any more.
 * @throws organization_not_found, organization_deactivated, school_class_not_found, class_not_old
 */
export async function archiveOld(
  ctx: Ctx,
  organizationId: number,
  classIds: readonly number[],
): Promise<void> {
  const { id } = await accessToMove(ctx, organizationId)
  const wanted = [...new Set(classIds)]
  const { rows } = await ctx.sql.query<{ schoolYear: number }>({
    name: 'lock_old_classes',
    text: `select school_year as "schoolYear" from school_classes where organization_id = $1 and id = any($2::int[]) order by id for update`,
    values: [id, wanted],
  })
  if (rows.length < wanted.length) throw refuse('school_class_not_found')
  const year = yearToMoveTo(ctx.now)
  if (rows.some(({ schoolYear }) => !isOld(schoolYear, year))) throw refuse('class_not_old')
  await ctx.sql.query({
    name: 'archive_old_classes',
    text: 'update school_classes set archived_at = $2 where id = any($1::int[]) and archived_at is null',
    values: [wanted, ctx.now],
  })
}
