import { type Ctx, networkOf, TooManyRequests } from '@school/kernel/server'
import { codeErrors } from '../../contract/code-errors.ts'
import { channelOf, codePauseMs, mostTries, plainAddress } from './rules.ts'

const dayMs = 24 * 3600_000
const quarterMs = 15 * 60_000
/** Strangers and a browser that the person has signed in from are counted apart; together no more than a number is sent to in a day. */
const mostOfDay = { sms: 5, email: 10 }
/** A school behind one address has many people. */
const mostOfNetwork = 200
const mostWrongOfNetwork = 100

/** Where a code goes, what for, and to whom it belongs: `null` when no account has this address. */
export interface CodeWish {
  /** `module.what`; followed by the person’s id where two people may ask for one address. */
  readonly purpose: string
  /** `+79001234567` or a mail address. */
  readonly to: string
  readonly userId: number | null
}

/** A wish that was counted. */
export type AllowedWish = CodeWish & { readonly isAllowed: true }

export const digestOf = ({ sign }: Pick<Ctx, 'sign'>, to: string): string =>
  sign(`code-address:${plainAddress(to)}`)

/** Separate counters: strangers do not lock the owner out of a browser in which the owner has signed in before. */
const askerOf = ({ visit }: Ctx, userId: number | null): string =>
  userId !== null && visit.isKnownTo(userId) ? `browser:${visit.visitorId}` : 'strangers'

/**
 * Counts a wish for a code by its address and by the network it comes from. Call it before the transaction (`handleAfter`): it may ask Redis.
 * @throws TooManyRequests
 */
export async function allowCode(ctx: Ctx, wish: CodeWish): Promise<AllowedWish> {
  const { limits, visit, security } = ctx
  const address = `codes:${digestOf(ctx, wish.to)}:${askerOf(ctx, wish.userId)}`
  const counts = await Promise.all([
    limits.consume(address, mostOfDay[channelOf(wish.to)], dayMs),
    limits.consume(`codes:${networkOf(visit.ip)}`, mostOfNetwork, dayMs),
  ])
  const subjectIds = wish.userId === null ? [] : [wish.userId]
  if (counts.some(({ isFirstRefused }) => isFirstRefused))
    security('excess_rate_limit_exceeded', { reason: 'codes', subjectIds })
  const refused = counts.find(({ isAllowed }) => !isAllowed)
  if (refused) throw new TooManyRequests(refused.resetMs, 'too_many_codes', codeErrors.too_many_codes)
  return { ...wish, isAllowed: true }
}

/**
 * The same of a link by letter, which is sent once a minute too.
 * @throws TooManyRequests
 */
export async function allowLink(ctx: Ctx, wish: CodeWish): Promise<AllowedWish> {
  const { limits } = ctx
  const minute = `links:${wish.purpose}:${digestOf(ctx, wish.to)}:${askerOf(ctx, wish.userId)}`
  const { isAllowed, resetMs } = await limits.consume(minute, 1, codePauseMs)
  if (!isAllowed) throw new TooManyRequests(resetMs, 'link_too_soon', codeErrors.link_too_soon)
  return allowCode(ctx, wish)
}

interface CountedTry {
  readonly isAllowed: boolean
  readonly wasRight: () => Promise<void>
  /** What a wrong code is answered by where the address has guessed too often; a right one is taken: a whole school may be behind it. */
  readonly crowded: Error | null
}

/** Counts a try at a code before it is looked at: those that come at once are counted too, and a refusal takes nothing back. */
export async function countTry(ctx: Ctx, codeHash: string, userId: number | null): Promise<CountedTry> {
  const { limits, visit, security } = ctx
  const ofCode = `code-tries:${codeHash}:${askerOf(ctx, userId)}`
  const ofNetwork = `code-tries:${networkOf(visit.ip)}`
  const [code, network] = await Promise.all([
    limits.consume(ofCode, mostTries, quarterMs),
    limits.consume(ofNetwork, mostWrongOfNetwork, quarterMs),
  ])
  if (code.isFirstRefused || network.isFirstRefused)
    security('excess_rate_limit_exceeded', {
      reason: 'codes',
      subjectIds: userId === null ? [] : [userId],
    })
  return {
    crowded: network.isAllowed
      ? null
      : new TooManyRequests(network.resetMs, 'code_guesses', codeErrors.code_guesses),
    isAllowed: code.isAllowed,
    wasRight: () => limits.giveBack(ofNetwork, mostWrongOfNetwork, quarterMs),
  }
}
