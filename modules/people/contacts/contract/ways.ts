import * as z from 'zod'

/** How a code is delivered to a phone: `cascade_by_call` calls first and sends an SMS when the call is not answered. */
export const phoneWays = ['sms', 'call', 'cascade_by_call'] as const
export type PhoneWay = (typeof phoneWays)[number]

/** How the second one comes (shared-application §4): whom a call did not reach is written to. */
export const retryWayOf = (main: PhoneWay): PhoneWay => (main === 'cascade_by_call' ? 'sms' : main)

/** What was sent, and when another may be asked for. */
export const SentProof = z.object({
  way: z.enum(['email', ...phoneWays]),
  resendAfterSeconds: z.int(),
  livesSeconds: z.int(),
})
export type SentProof = z.infer<typeof SentProof>
