import { keepOne } from '@school/db'
import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'
import { findUser, lockUser } from '@school/users/server'

const refuse = refusals(accountErrors)

/** Contributed by modules with a way to sign in: how many of its credentials a person has. */
type CountsWays = (ctx: Ctx, userId: number) => Promise<number>

export const waysIn = extensionPoint<CountsWays>('accounts.ways_in')

async function hasWayIn(ctx: Ctx, userId: number): Promise<boolean> {
  if ((await findUser(ctx.db, userId))?.passwordHash) return true
  for (const count of ctx.extensions(waysIn)) if ((await count(ctx, userId)) > 0) return true
  return false
}

/**
 * Removes a way in, unless it is the last one.
 * @param change gives `null` when there was nothing to remove
 * @throws last_way_in when neither a password nor anything else is left
 */
export const keepWayIn = <T>(ctx: Ctx, userId: number, change: () => Promise<T>): Promise<T> =>
  keepOne(() => lockUser(ctx.sql, userId), {
    change,
    isLeft: async (removed) => removed === null || (await hasWayIn(ctx, userId)),
    refusal: () => refuse('last_way_in'),
  })
