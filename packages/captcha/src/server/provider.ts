import { extensionPoint } from '@school/kernel/server'
import type { Captcha } from '../contract/index.ts'

/** A captcha that was solved: which one, and until when it could be shown again. */
export interface PassedCaptcha {
  readonly id: string
  readonly expiresAt: Date
}

export interface CaptchaProvider {
  offer(now: Date): Promise<Captcha>
  /** @returns `null` when it is not solved. @throws Unavailable when it cannot be checked now */
  check(token: string, now: Date): Promise<PassedCaptcha | null>
}

/** The one that this school has. */
export const captchaProvider = extensionPoint<CaptchaProvider>('captcha.provider', () => 'provider')
