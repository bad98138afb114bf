import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'
import { findUser } from './queries.ts'

const refuse = refusals(accountErrors)

/** Rooms that let people in by something of theirs: how many such things a person has. */
type CountsWays = (ctx: Ctx, userId: number) => Promise<number>

export const waysIn = extensionPoint<CountsWays>('accounts.ways_in')

/**
 * Asked after a way in was removed, in its transaction, when changes of this person take turns.
 * @throws last_way_in when neither a password nor anything else is left
 */
export async function requireWayIn(ctx: Ctx, userId: number): Promise<void> {
  if ((await findUser(ctx.db, userId))?.passwordHash) return
  for (const count of ctx.extensions(waysIn)) if ((await count(ctx, userId)) > 0) return
  throw refuse('last_way_in')
}
