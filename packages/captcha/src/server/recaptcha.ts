import { hash } from 'node:crypto'
import { Unavailable } from '@school/kernel/server'
import * as z from 'zod'
import type { CaptchaProvider } from './provider.ts'

export interface RecaptchaSettings {
  siteKey: string
  secret: string
  /** Google's, or its mirror where Google is not reached. */
  url: string
}

const Judged = z.object({ success: z.boolean(), score: z.number().optional() })
/** Google's own advice for a beginning: below are robots. */
const leastScore = 0.5
const patienceMs = 5000
const lifetimeMs = 2 * 60_000

/** reCAPTCHA v3: a script in the page, and a question to those who have made it. */
export function recaptcha({ siteKey, secret, url }: RecaptchaSettings): CaptchaProvider {
  return {
    offer: async () => ({
      kind: 'recaptcha',
      challenge: null,
      siteKey,
      script: `${url}/api.js?render=${encodeURIComponent(siteKey)}`,
    }),
    async check(token, now) {
      if (!token) return null
      const judged = await ask(`${url}/api/siteverify`, new URLSearchParams({ secret, response: token }))
      if (!judged.success || (judged.score ?? 1) < leastScore) return null
      return { id: hash('sha256', token, 'base64url'), expiresAt: new Date(now.getTime() + lifetimeMs) }
    },
  }
}

async function ask(url: string, body: URLSearchParams): Promise<z.output<typeof Judged>> {
  try {
    const reply = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) })
    return Judged.parse(await reply.json())
  } catch (cause) {
    throw Object.assign(new Unavailable(5), { cause })
  }
}
