import { type Ctx, handle, refusals } from '@school/kernel/server'
import type { Accommodation } from '../../contract/accommodation.ts'
import * as contract from '../../contract/accommodation.ts'
import { workErrors } from '../../contract/errors.ts'
import { setAccommodation } from './actions.ts'
import { type AccommodationRow, findAccommodation } from './queries.ts'
import { accommodationOf } from './rules.ts'

const refuse = refusals(workErrors)

/**
 * A pupil's special conditions. They disclose a child's health, so that only methodists read and set them.
 * @throws pupil_not_found, also for all other viewers
 */
async function accessAccommodation(ctx: Ctx, userId: number): Promise<AccommodationRow> {
  const found = ctx.viewer.isMethodist ? await findAccommodation(ctx.sql, userId) : undefined
  if (!found) throw refuse('pupil_not_found')
  return found
}

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
