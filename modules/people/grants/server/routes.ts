import { type Ctx, handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessGrant, accessPerson, accessResource, kindsOf } from './access.ts'
import { giveByHand, takeAccess } from './actions.ts'
import { presentGrants } from './present.ts'
import { listGrantRows } from './queries.ts'

async function readGrant(ctx: Ctx, grantId: number): Promise<contract.AccessGrant> {
  const [grant] = await presentGrants(ctx, kindsOf(ctx), [await accessGrant(ctx, grantId)])
  return grant!
}

export const routes = [
  handle(contract.listGrants, async (ctx, { params: { userId } }) => {
    const kinds = await accessPerson(ctx, userId)
    const rows = await listGrantRows(
      ctx.sql,
      userId,
      kinds.map(({ kind }) => kind),
    )
    return presentGrants(ctx, kinds, rows)
  }),

  handle(contract.giveGrant, async (ctx, { params, body: { userId, source, startsAt, endsAt } }) => {
    await accessResource(ctx, params.resourceKind, params.resourceId)
    await accessPerson(ctx, userId)
    const { id, hasChanged } = await giveByHand(ctx, {
      ...params,
      userId,
      source,
      startsAt: startsAt === undefined ? undefined : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    })
    if (hasChanged)
      ctx.security('privilege_permissions_changed', {
        reason: 'granted',
        subjectIds: [userId],
        ids: { grantId: id },
      })
    return readGrant(ctx, id)
  }),

  handle(contract.takeGrant, async (ctx, { params: { grantId } }) => {
    const { userId } = await accessGrant(ctx, grantId)
    const isTaken = await takeAccess(ctx, grantId, ctx.viewer.id)
    if (isTaken) ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
    return readGrant(ctx, grantId)
  }),
]
