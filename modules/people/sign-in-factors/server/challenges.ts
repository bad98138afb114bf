import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import { usedChallenges } from './tables.ts'

/** Enough to find a key in a bag; a sign-in page that is open longer requests a new challenge. */
export const challengeMs = 10 * 60_000

/** To make a passkey for oneself, or to sign in by any. */
export type Purpose = `add:${number}` | 'sign_in'

type Signing = Pick<Ctx, 'sign' | 'visit'>

const macOf = ({ sign, visit }: Signing, purpose: Purpose, head: string): string =>
  sign(`passkey:${purpose}:${visit.visitorId}:${head}`)

/** A challenge for a browser to sign: bound to its visitor and purpose, and not stored. */
export function makeChallenge(ctx: Signing & Pick<Ctx, 'now'>, purpose: Purpose): string {
  const head = `${ctx.now.getTime() + challengeMs}.${randomBytes(16).toString('base64url')}`
  return Buffer.from(`${head}.${macOf(ctx, purpose, head)}`).toString('base64url')
}

/** When a challenge of ours expires; `null` for any other. */
function endOf(ctx: Signing, purpose: Purpose, challenge: string): Date | null {
  const [end = '', nonce = '', mac = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.')
  const own = Buffer.from(macOf(ctx, purpose, `${end}.${nonce}`))
  const given = Buffer.from(mac)
  if (own.length !== given.length || !timingSafeEqual(own, given)) return null
  return new Date(Number(end))
}

/** The first answer takes a challenge, in its transaction. @returns false when it is not ours, too late or taken */
export async function takeChallenge(ctx: Ctx, purpose: Purpose, challenge: string): Promise<boolean> {
  const expiresAt = endOf(ctx, purpose, challenge)
  if (!expiresAt || expiresAt <= ctx.now) return false
  const taken = await ctx.db
    .insert(usedChallenges)
    .values({ challengeHash: hash('sha256', challenge, 'base64url'), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.challengeHash })
  return taken.length > 0
}
