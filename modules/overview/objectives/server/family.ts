import { shortName } from '@school/names/server'
import { userOf } from '@school/accounts/server'
import { lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import type { z } from 'zod'
import { mostProposed } from '../contract/metric.ts'
import type { proposeToChild } from '../contract/family-endpoints.ts'
import { accessChildZone, accessOfChildToChange, refuse } from './access.ts'
import { requireAim, requireNew } from './aiming.ts'
import { standingsOf } from './present.ts'
import { countOfPupil, findObjective } from './queries.ts'
import { parentCan } from './rules/state.ts'
import { says } from './ru.ts'
import { objectives } from './tables.ts'
import { notifyProposed, notifyThanked } from './notify.ts'

type Proposal = z.output<(typeof proposeToChild)['body'] & z.ZodType>

const saveSupport = (ctx: Ctx, objectiveId: number, reward: string) =>
  ctx.sql.query({
    name: 'support_objective',
    text: `insert into objective_supports (objective_id, parent_id, reward, supported_at) values ($1, $2, $3, $4)
      on conflict (objective_id, parent_id) do update set reward = excluded.reward`,
    values: [objectiveId, ctx.viewer.id, reward, ctx.now],
  })

/** @throws family_child_not_found, too_many_proposals, objective_twice, whatever is wrong with the aim */
export async function proposeAsParent(ctx: Ctx, childId: number, body: Proposal): Promise<number> {
  const zone = await accessChildZone(ctx, childId)
  const { words, reward, ...asked } = body
  const aim = await requireAim(ctx.sql, asked, dayIn(ctx.now, zone))
  await lockUser(ctx.sql, childId)
  if ((await countOfPupil(ctx.sql, childId)).proposed >= mostProposed) throw refuse('too_many_proposals')
  await requireNew(ctx.sql, childId, aim)
  const authorId = ctx.viewer.id
  const [row] = await ctx.db
    .insert(objectives)
    .values({ ...aim, userId: childId, origin: 'parent', authorId, words, state: 'proposed', setAt: ctx.now })
    .returning({ id: objectives.id })
  if (reward !== null) await saveSupport(ctx, row!.id, reward)
  const goal = (await findObjective(ctx.sql, row!.id))!
  await notifyProposed(ctx, [goal], { title: says.title(goal), from: shortName(userOf(ctx)!), authorId })
  return goal.id
}

const canNow = async (ctx: Ctx, id: number) => {
  const row = await accessOfChildToChange(ctx, id)
  const [standing] = await standingsOf(ctx, [row])
  const mine = row.supports.find(({ parentId }) => parentId === ctx.viewer.id)
  const support = mine && { thankedAt: mine.thankedAt === null ? null : new Date(mine.thankedAt) }
  return { row, mine, can: parentCan(standing!, support, row.authorId === ctx.viewer.id) }
}

/** @throws objective_not_found, objective_closed */
export async function supportAsParent(ctx: Ctx, id: number, reward: string): Promise<void> {
  const { can } = await canNow(ctx, id)
  if (!can.support) throw refuse('objective_closed')
  await saveSupport(ctx, id, reward)
}

/** @throws objective_not_found, objective_not_reached */
export async function thankAsParent(ctx: Ctx, id: number): Promise<void> {
  const { row, can, mine } = await canNow(ctx, id)
  if (mine?.thankedAt) return
  if (!can.thank) throw refuse('objective_not_reached')
  await ctx.sql.query({
    name: 'thank_for_objective',
    text: `insert into objective_supports (objective_id, parent_id, reward, supported_at, thanked_at) values ($1, $2, '', $3, $3)
      on conflict (objective_id, parent_id) do update set thanked_at = excluded.thanked_at`,
    values: [id, ctx.viewer.id, ctx.now],
  })
  await notifyThanked(ctx, row)
}

/** @throws objective_not_found */
export async function withdrawAsParent(ctx: Ctx, id: number): Promise<void> {
  const { can } = await canNow(ctx, id)
  if (!can.withdraw) throw refuse('objective_not_found')
  await ctx.sql.query({
    name: 'withdraw_objective_of_parent',
    text: 'delete from objectives where id = $1',
    values: [id],
  })
}
