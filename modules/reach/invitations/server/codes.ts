import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLength, codeOf, readCode } from '@school/families/contract'
import { type CodeTries, countCodeTry, type Ctx, refusals } from '@school/kernel/server'
import { organizationErrors } from '@school/organizations/contract'
import { schoolClassErrors } from '@school/school-classes/contract'
import { invitationErrors } from '../contract/errors.ts'

export const refuse = refusals({ ...invitationErrors, ...organizationErrors, ...schoolClassErrors })

type Signing = Pick<Ctx, 'sign'>

/** The code of an invitation, derived with the school’s secret: a copy of the database is not enough to compute it. */
export const codeFor = ({ sign }: Signing, nonce: string): string =>
  codeOf(sign(`invitation:${nonce}`), codeAlphabet, codeLength)

export const hashOf = ({ sign }: Signing, code: string): string => sign(`invitation-kept:${code}`)

export function newCode(ctx: Signing): { nonce: string; codeHash: string } {
  const nonce = randomBytes(12).toString('base64url')
  return { nonce, codeHash: hashOf(ctx, codeFor(ctx, nonce)) }
}

const tries: CodeTries = {
  kind: 'invite',
  windowMs: 60_000,
  mostOfOne: 10,
  mostOfAddress: 30,
  isOfPerson: true,
  rightClears: 'own',
  refusal: { code: 'invite_tries', said: invitationErrors.invite_tries },
}

/** The digest of a code that was typed or came in a link, when such an invitation exists, valid or not. @throws TooManyRequests */
export async function recognizeCode(ctx: Ctx, typed: string): Promise<string | null> {
  const { wasRight, crowded } = await countCodeTry(ctx, tries)
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
