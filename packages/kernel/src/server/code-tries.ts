import { hash } from 'node:crypto'
import type { ErrorCatalogue } from '../contract/errors.ts'
import type { Ctx } from './context.ts'
import { networkOf } from './network.ts'
import { TooManyRequests } from './refuse.ts'

/** How often codes of one kind may be guessed. */
export interface CodeTries {
  /** «class-entry»: kinds are counted apart. */
  readonly kind: string
  readonly windowMs: number
  /** Per browser, or per person where the code is typed by a signed-in user. */
  readonly mostOfOne: number
  /** Per address: a school behind one address mistypes more often than a pupil. */
  readonly mostOfAddress: number
  /** Counts by person instead of by browser for signed-in users. */
  readonly isOfPerson?: boolean
  /** What of its own tries a right code clears: those before it too, or its own alone, where anyone may have a right code to clear them with. */
  readonly rightClears: 'all' | 'own'
  readonly refusal: { readonly code: string; readonly said: ErrorCatalogue[string] }
}

export interface CountedTry {
  readonly wasRight: () => Promise<void>
  /** What a wrong code is answered by where the address has guessed too often; a right one is let in: a whole school may be behind it. */
  readonly crowded: Error | null
}

const whoTries = ({ visit, viewer }: Pick<Ctx, 'visit' | 'viewer'>, isOfPerson: boolean): string =>
  isOfPerson && viewer.id > 0
    ? `user:${viewer.id}`
    : `browser:${hash('sha256', visit.visitorId, 'base64url')}`

/** Counts a try at a code before the code is looked at. @throws TooManyRequests when this browser or person has guessed too often */
export async function countCodeTry(
  { limits, visit, viewer, security }: Pick<Ctx, 'limits' | 'visit' | 'viewer' | 'security'>,
  { kind, windowMs, mostOfOne, mostOfAddress, isOfPerson = false, rightClears, refusal }: CodeTries,
): Promise<CountedTry> {
  const one = `${kind}:${whoTries({ visit, viewer }, isOfPerson)}`
  const address = `${kind}:${networkOf(visit.ip)}`
  const [ofOne, ofAddress] = await Promise.all([
    limits.consume(one, mostOfOne, windowMs),
    limits.consume(address, mostOfAddress, windowMs),
  ])
  if (ofOne.isFirstRefused || ofAddress.isFirstRefused)
    security('excess_rate_limit_exceeded', { reason: 'codes' })
  const tooMany = (resetMs: number) => new TooManyRequests(resetMs, refusal.code, refusal.said)
  if (!ofOne.isAllowed) throw tooMany(ofOne.resetMs)
  return {
    wasRight: async () => {
      if (rightClears === 'all') await limits.forget(one, mostOfOne, windowMs)
      else await limits.giveBack(one, mostOfOne, windowMs)
      await limits.giveBack(address, mostOfAddress, windowMs)
    },
    crowded: ofAddress.isAllowed ? null : tooMany(ofAddress.resetMs),
  }
}
