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

/**
 * Counts a try at a code before it is looked at, by the person or the browser and by the address. @returns what to do when it was right
 * @throws TooManyRequests
 */
async function countTry({ limits, visit, viewer, security }: Ctx): Promise<() => Promise<void>> {
  const person = `invite:${viewer.id > 0 ? `user:${viewer.id}` : `browser:${visit.visitorId}`}`
  const address = `invite:${networkOf(visit.ip)}`
  const counts = await Promise.all([
    limits.consume(person, mostOfPerson, minuteMs),
    limits.consume(address, mostOfAddress, minuteMs),
  ])
  if (counts.some(({ isFirstRefused }) => isFirstRefused))
    security('excess_rate_limit_exceeded', { reason: 'codes' })
  const refused = counts.find(({ isAllowed }) => !isAllowed)
  if (refused) throw new TooManyRequests(refused.resetMs, 'invite_tries', invitationErrors.invite_tries)
  return async () => {
    await limits.giveBack(person, mostOfPerson, minuteMs)
    await limits.giveBack(address, mostOfAddress, minuteMs)
  }
}

/** The digest of a code that was typed or brought by a link, when there is such an invitation, good or not. @throws TooManyRequests */
export async function recognizeCode(ctx: Ctx, typed: string): Promise<string | null> {
  const wasRight = await countTry(ctx)
  const digest = hashOf(ctx, readCode(typed))
  const { rowCount } = await ctx.sql.query({
    name: 'is_invitation',
    text: 'select from invitations where code_hash = $1',
    values: [digest],
  })
  if (rowCount !== 1) return null
  await wasRight()
  return digest
}
