import { hash } from 'node:crypto'
import { type Ctx, refusals } from '@school/kernel/server'
import { captchaErrors } from '../contract/index.ts'
import { captchaProvider, type CaptchaProvider, type PassedCaptcha } from './provider.ts'

const refuse = refusals(captchaErrors)

/** A form is seldom right at once. */
const mostTries = 5
const windowMs = 20 * 60_000

export function providerOf({ extensions }: Pick<Ctx, 'extensions'>): CaptchaProvider {
  const [provider] = extensions(captchaProvider)
  if (!provider) throw new Error('This school has no captcha.')
  return provider
}

/**
 * Looks at the token of a form before anything else is done for it: in the step before a transaction.
 * @throws captcha_wrong; Unavailable
 */
export async function requireCaptcha(
  ctx: Pick<Ctx, 'extensions' | 'limits' | 'now'>,
  token: string,
): Promise<PassedCaptcha> {
  const passed = await providerOf(ctx).check(token, ctx.now)
  if (!passed) throw refuse('captcha_wrong')
  const { isAllowed } = await ctx.limits.consume(`captcha:${passed.id}`, mostTries, windowMs)
  if (!isAllowed) throw refuse('captcha_wrong')
  return passed
}

/**
 * Runs in the transaction of the protected action: after its commit the token is spent.
 * @param subject what for and for whom; a repeat of the same is let through
 * @throws captcha_wrong
 */
export async function spendCaptcha(
  { sql }: Pick<Ctx, 'sql'>,
  { id, expiresAt }: PassedCaptcha,
  subject: string,
): Promise<void> {
  const digest = hash('sha256', subject.toLowerCase(), 'base64url')
  const { rows } = await sql.query<{ subject: string }>({
    name: 'spend_captcha',
    // The row of a rival that has spent it in this moment is waited for and read.
    text: `insert into spent_captchas as spent (id, subject, expires_at) values ($1, $2, $3)
      on conflict (id) do update set subject = spent.subject returning subject`,
    values: [id, digest, expiresAt],
  })
  if (rows[0]!.subject !== digest) throw refuse('captcha_wrong')
}
