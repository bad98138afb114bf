import { userOf } from '@school/accounts/server'
import { familyErrors } from '@school/families/contract'
import { isParentOf } from '@school/families/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { schoolClassErrors } from '@school/school-classes/contract'
import { accessTaughtClass, type TaughtClass } from '@school/school-classes/server'
import { dayIn, schoolZone } from '@school/texts'
import { objectiveErrors } from '../contract/errors.ts'
import { findObjective, lockObjective, type ObjectiveRow } from './queries.ts'

export const refuse = refusals({ ...objectiveErrors, ...familyErrors, ...schoolClassErrors })

export const zoneOf = (ctx: Ctx): string => userOf(ctx)?.timezone ?? schoolZone
export const todayOf = (ctx: Ctx): string => dayIn(ctx.now, zoneOf(ctx))

/** The viewer's own goal, kept from other requests until the commit. @throws objective_not_found */
export async function accessOwnToChange(ctx: Ctx, id: number): Promise<ObjectiveRow> {
  await lockObjective(ctx.sql, id)
  const row = await findObjective(ctx.sql, id)
  if (!row || row.userId !== ctx.viewer.id) throw refuse('objective_not_found')
  return row
}

/** The clock of a child of the viewer's. @throws family_child_not_found */
export async function accessChildZone(ctx: Ctx, childId: number): Promise<string> {
  const { rows } = await ctx.sql.query<{ zone: string }>({
    name: 'find_zone_of_child_with_objectives',
    text: `select timezone as zone from users where id = $1 and type = 'pupil' and leaving_at is null`,
    values: [childId],
  })
  if (!rows[0] || !(await isParentOf(ctx.sql, ctx.viewer.id, childId))) throw refuse('family_child_not_found')
  return rows[0].zone
}

/** A goal of a child of the viewer's, kept from other requests until the commit. @throws objective_not_found */
export async function accessOfChildToChange(ctx: Ctx, id: number): Promise<ObjectiveRow> {
  await lockObjective(ctx.sql, id)
  const row = await findObjective(ctx.sql, id)
  if (!row || !(await isParentOf(ctx.sql, ctx.viewer.id, row.userId))) throw refuse('objective_not_found')
  return row
}

/** A class of this year with which the viewer works. @throws school_class_not_found */
export async function accessOwnClass(ctx: Ctx, classId: number): Promise<TaughtClass> {
  const taught = await accessTaughtClass(ctx, classId)
  if (taught.archivedAt !== null) throw refuse('school_class_not_found')
  return taught
}

/** The viewer's own proposal. @throws objective_not_found */
export async function accessProposal(ctx: Ctx, proposalId: number): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'find_own_objective_proposal',
    text: 'select from objective_proposals where id = $1 and author_id = $2',
    values: [proposalId, ctx.viewer.id],
  })
  if (rowCount !== 1) throw refuse('objective_not_found')
}
