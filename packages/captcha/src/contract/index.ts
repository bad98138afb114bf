import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

export * from './errors.ts'

/** The token in a form: a solution or what reCAPTCHA has given, and nothing else is as long. */
export const mostTokenLength = 4000

export const Captcha = z.object({
  kind: z.enum(['work', 'recaptcha']),
  /** The challenge of the proof of work. */
  challenge: z.string().nullable(),
  /** For reCAPTCHA: the key of the site, and the script to load. */
  siteKey: z.string().nullable(),
  script: z.string().nullable(),
})
export type Captcha = z.infer<typeof Captcha>

export const getCaptcha = endpoint({
  name: 'captcha.getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  audience: 'anyone',
  reads: [],
  summary: 'What the browser of a guest must solve before a form with `recaptcha_token` is sent',
  reply: Captcha,
  // A class behind one address signs up in one lesson.
  perMinute: 300,
})
