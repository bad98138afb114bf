import { extend, handle, type ServerModule } from '@school/kernel/server'
import { getCaptcha } from '../contract/index.ts'
import { forgetSpentCaptchas } from './forget.ts'
import { captchaProvider } from './provider.ts'
import { recaptcha, type RecaptchaSettings } from './recaptcha.ts'
import { providerOf } from './require.ts'
import { proofOfWork } from './work.ts'

export type { PassedCaptcha } from './provider.ts'
export { requireCaptcha, spendCaptcha } from './require.ts'

export interface CaptchaSettings {
  /** Rounds of a try of the proof of work. */
  cost: number
  /** `null` is our own proof of work. */
  recaptcha: RecaptchaSettings | null
}

export const captchaModuleOf = (settings: CaptchaSettings, secrets: readonly string[]): ServerModule => ({
  name: 'captcha',
  routes: [handle(getCaptcha, (ctx) => providerOf(ctx).offer(ctx.now))],
  extensions: [
    extend(
      captchaProvider,
      settings.recaptcha ? recaptcha(settings.recaptcha) : proofOfWork(secrets, settings.cost),
    ),
  ],
  jobs: [forgetSpentCaptchas],
})
