import { mostTokenLength } from '@school/captcha/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

/**
 * Where the visitor came from, as reported by the page. The names are those of the specification; nothing of it is stored, because no
 * module reads it yet.
 */
const ids = z.array(z.int32()).max(50).optional()

export const AutoRegistration = z.object({
  /** Of the captcha; the first account of an address in an hour needs none. */
  recaptchaToken: z.string().max(mostTokenLength).optional(),
  spyValues: z.record(z.string().max(100), z.string().max(500)).optional(),
  couponCampaignIds: ids,
  type: z.enum(['pupil', 'agent']).default('pupil'),
  gradeIndex: z.int().min(0).max(11).nullable().default(null),
})

/** `id` is the user's. */
export const AutoRegistered = z.object({
  id: z.int(),
  grade: z.object({ id: z.int(), index: z.int() }).nullable(),
  type: z.enum(['pupil', 'agent']),
})

export const autoRegister = endpoint({
  name: 'accounts.autoRegister',
  method: 'POST',
  path: '/api/auto_registration',
  audience: 'anyone',
  changes: ['accounts.user'],
  summary: 'Opens a session for somebody who begins before signing up; who is signed in stays who they are',
  body: AutoRegistration,
  reply: AutoRegistered,
  errors: ['anonymous_closed', 'captcha_wrong'],
  keepsReply: false,
  perMinute: 60,
})
