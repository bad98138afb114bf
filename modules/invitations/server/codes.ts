import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLength, codeOf, readCode } from '@school/families/contract'
import { type Ctx, networkOf, refusals, TooManyRequests } from '@school/kernel/server'
import { organizationErrors } from '@school/organizations/contract'
import { schoolClassErrors } from '@school/school-classes/contract'
import { invitationErrors } from '../contract/errors.ts'

export const refuse = refusals({ ...invitationErrors, ...organizationErrors, ...schoolClassErrors })

type Signing = Pick<Ctx, 'sign'>

/** The code of an invitation, as whoever knows the school's secret reckons it: a copy of the database opens nothing. */
export const codeFor = ({ sign }: Signing, nonce: string): string =>
  codeOf(sign(`invitation:${nonce}`), codeAlphabet, codeLength)

export const hashOf = ({ sign }: Signing, code: string): string => sign(`invitation-kept:${code}`)

export function newCode(ctx: Signing): { nonce: string; codeHash: string } {
  const nonce = randomBytes(12).toString('base64url')
  return { nonce, codeHash: hashOf(ctx, codeFor(ctx, nonce)) }
}

const minuteMs = 60_000
const mostOfPerson = 10
/** A class behind one address mistypes more often than one pupil. */
const mostOfAddress = 30

interface CountedTry {
  wasRight: () => Promise<void>
  /** What a wrong code is answered by where the address has guessed too often; a right one is taken: a whole class may be behind it. */
  crowded: Error | null
}

/** Counts a try at a code before it is looked at, by the person or the browser and by the address. @throws TooManyRequests of the person */
async function countTry({ limits, visit, viewer, security }: Ctx): Promise<CountedTry> {
  const person = `invite:${viewer.id > 0 ? `user:${viewer.id}` : `browser:${visit.visitorId}`}`
  const address = `invite:${networkOf(visit.ip)}`
  const [ofPerson, ofAddress] = await Promise.all([
    limits.consume(person, mostOfPerson, minuteMs),
    limits.consume(address, mostOfAddress, minuteMs),
  ])
  if (ofPerson.isFirstRefused || ofAddress.isFirstRefused)
    security('excess_rate_limit_exceeded', { reason: 'codes' })
  const tooMany = (resetMs: number) =>
    new TooManyRequests(resetMs, 'invite_tries', invitationErrors.invite_tries)
  if (!ofPerson.isAllowed) throw tooMany(ofPerson.resetMs)
  return {
    wasRight: async () => {
      await limits.giveBack(person, mostOfPerson, minuteMs)
      await limits.giveBack(address, mostOfAddress, minuteMs)
    },
    crowded: ofAddress.isAllowed ? null : tooMany(ofAddress.resetMs),
  }
}

/** The digest of a code that was typed or brought by a link, when there is such an invitation, good or not. @throws TooManyRequests */
export async function recognizeCode(ctx: Ctx, typed: string): Promise<string | null> {
  const { wasRight, crowded } = await countTry(ctx)
  const digest = hashOf(ctx, readCode(typed))
  const { rowCount } = await ctx.sql.query({
    name: 'is_invitation',
    text: 'select from invitations where code_hash = $1',
    values: [digest],
  })
  if (rowCount !== 1) {
    if (crowded) throw crowded
    return null
  }
  await wasRight()
  return digest
}
