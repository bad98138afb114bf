import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import * as z from 'zod'
import type { Provider } from '../contract/provider.ts'

// The round trip to a provider is not stored: what must come back is in `state`, signed and bound to the browser; the secrets of PKCE
// and the nonce are derived from it with the school’s secret, so that they cannot be made from the address.

const lifetimeMs = 10 * 60_000

const Ticket = z.tuple([z.string(), z.string(), z.number(), z.string()])

interface Way {
  readonly provider: Provider
  /** The page the person was going to; on our own site. */
  readonly redirectUrl: string | null
}

/** What a request to a provider carries, and what its answer is checked by. */
export interface WaySecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

type Signing = Pick<Ctx, 'sign' | 'visit' | 'now'>

const signatureOf = ({ sign, visit }: Signing, text: string): string =>
  sign(`social:${visit.visitorId}:${text}`)

function secretsOf(ctx: Signing, state: string): WaySecrets {
  const derived = (what: string) => signatureOf(ctx, `${what}:${state}`)
  // At least 43 signs (RFC 7636 §4.1).
  return { state, nonce: derived('nonce'), codeVerifier: derived('verifier-1') + derived('verifier-2') }
}

export function setOut(ctx: Signing, { provider, redirectUrl }: Way): WaySecrets {
  const salt = randomBytes(12).toString('base64url')
  const ticket = [provider, redirectUrl ?? '', ctx.now.getTime() + lifetimeMs, salt]
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return secretsOf(ctx, `${text}.${signatureOf(ctx, text)}`)
}

const equal = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))

/** @returns null when it was not made here, for this browser and this provider, ten minutes ago at most */
export function readReturn(ctx: Signing, provider: Provider, state: string): (WaySecrets & Way) | null {
  const [text = '', signature = ''] = state.split('.')
  if (!equal(signature, signatureOf(ctx, text))) return null
  const [whose, redirectUrl, expiresAt] = Ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (whose !== provider || expiresAt <= ctx.now.getTime()) return null
  return { ...secretsOf(ctx, state), provider, redirectUrl: redirectUrl || null }
}
