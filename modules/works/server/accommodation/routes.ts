import { handle, type Ctx } from '@school/kernel/server'
import type { Accommodation } from '../../contract/accommodation.ts'
import * as contract from '../../contract/accommodation.ts'
import { accessAccommodation } from './access.ts'
import { setAccommodation } from './actions.ts'
import { accommodationOf } from './rules.ts'

async function read(ctx: Ctx, userId: number): Promise<Accommodation> {
  const { timeFactor, setAt, setBy } = await accessAccommodation(ctx, userId)
  return { kind: accommodationOf(timeFactor), setAt: setAt?.toISOString() ?? null, setBy }
}

export const accommodationRoutes = [
  handle(contract.getAccommodation, (ctx, { params }) => read(ctx, params.userId)),

  handle(contract.setAccommodation, async (ctx, { params: { userId }, body: { kind } }) => {
    await accessAccommodation(ctx, userId)
    await setAccommodation(ctx, { userId, kind, setBy: ctx.viewer.id }, ctx.now)
    const reason = kind === 'usual' ? 'revoked' : 'granted'
    ctx.security('privilege_permissions_changed', { reason, subjectIds: [userId] })
    return read(ctx, userId)
  }),
]
