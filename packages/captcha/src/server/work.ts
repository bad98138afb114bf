import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { type CaptchaProvider } from './provider.ts'

export const algorithm = 'PBKDF2/SHA-256'
const lifetimeMs = 20 * 60_000
/** A try has so many rounds for one round more of tries. */
const roundsOfTry = 50

const hex = z.string().regex(/^[\da-f]{2,128}$/)
const Solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      cost: z.int(),
      data: z.strictObject({ until: z.int() }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

const readToken = (token: string) => {
  try {
    return Solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data
  } catch {
    return undefined
  }
}

const keysOf = (secret: string) => {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  return { hmacSignatureSecret: key('captcha'), hmacKeySignatureSecret: key('captcha key') }
}

/**
 * Proof of work. Challenges are signed and kept nowhere; the solution of each is signed too, so looking at one costs nothing.
 * @param secrets the one to sign with and, for a while, the one before it
 * @param cost rounds of a try; of tries there are between a fiftieth and twice as many
 */
export function proofOfWork(secrets: readonly string[], cost: number): CaptchaProvider {
  const keys = secrets.map(keysOf)
  const least = Math.ceil(cost / roundsOfTry)
  return {
    async offer(now) {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(2 * least, least),
        deriveKey,
        // Checked by the clock of the school, so it is not the library's `expiresAt`.
        data: { until: now.getTime() + lifetimeMs },
        ...keys[0]!,
      })
      const text = Buffer.from(JSON.stringify(challenge)).toString('base64')
      return { kind: 'work', challenge: text, siteKey: null, script: null }
    },
    async check(token, now) {
      const solved = readToken(token)
      if (!solved || solved.challenge.parameters.data.until <= now.getTime()) return null
      for (const key of keys) {
        if ((await verifySolution({ ...solved, deriveKey, ...key })).verified)
          return {
            id: solved.challenge.signature,
            expiresAt: new Date(solved.challenge.parameters.data.until),
          }
      }
      return null
    },
  }
}
