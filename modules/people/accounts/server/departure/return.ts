import { type Ctx, refusals } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { accountErrors } from '../../contract/errors.ts'
import type { Returning } from '../../contract/departure.ts'
import { findUser } from '@school/users/server'
import { restoreAccount } from './leave.ts'
import { erasedOn } from './rules.ts'

const refuse = refusals(accountErrors)
const ticketMs = 10 * 60_000

const signatureOf = ({ sign, visit }: Pick<Ctx, 'sign' | 'visit'>, userId: number, until: number): string =>
  sign(`return:${visit.visitorId}:${userId}:${until}`)

/**
 * A user who has left and signs in is asked whether to restore the account. The ticket is valid for ten minutes, in this browser.
 * @returns the page that asks; `null` for all other users
 * @throws left_by_parent when a parent closed the account
 */
export async function askToReturn(ctx: Ctx, { userId }: { readonly userId: number }): Promise<string | null> {
  const user = await findUser(ctx.db, userId)
  if (!user || user.leavingAt === null) return null
  const { rowCount } = await ctx.sql.query({
    name: 'is_departure_of_parent',
    text: 'select from departures where user_id = $1 and asked_by is not null',
    values: [userId],
  })
  if (rowCount !== 0) throw refuse('left_by_parent')
  const until = ctx.now.getTime() + ticketMs
  const ticket = `${userId}.${until}.${signatureOf(ctx, userId, until)}`
  return link(site.market.accountReturn, {}, { ticket })
}

/** Whom a ticket lets back; `null` when it is not ours, too old or of another browser. */
function readTicket(ctx: Ctx, ticket: string): number | null {
  const [id = '', until = '', signature = ''] = ticket.split('.')
  const isGood =
    /^\d{1,9}$/.test(id) &&
    /^\d{1,15}$/.test(until) &&
    signature === signatureOf(ctx, Number(id), Number(until))
  return isGood && Number(until) > ctx.now.getTime() ? Number(id) : null
}

export async function findReturning(ctx: Ctx, ticket: string): Promise<Returning | null> {
  const userId = readTicket(ctx, ticket)
  const user = userId === null ? undefined : await findUser(ctx.db, userId)
  return user?.leavingAt ? { erasedOn: erasedOn(user.leavingAt).toISOString() } : null
}

/** @returns whose account is open again @throws return_outdated */
export async function takeReturn(ctx: Ctx, ticket: string): Promise<number> {
  const userId = readTicket(ctx, ticket)
  if (userId === null || !(await restoreAccount(ctx, userId))) throw refuse('return_outdated')
  return userId
}
