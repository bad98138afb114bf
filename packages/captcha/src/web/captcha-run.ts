import { call } from '@school/api-client'
import { getCaptcha } from '../contract/index.ts'
import { askRecaptcha } from './recaptcha.ts'
import { solve } from './solve.ts'

/** The server lets one solution be tried five times within twenty minutes. */
const mostUses = 4
const freshMs = 15 * 60_000

export type CaptchaState = 'working' | 'passed' | 'failed'

interface Attempt {
  readonly token: Promise<string>
  readonly begunAt: number
  /** Sendings per token; with reCAPTCHA every sending has its own. */
  most: number
  uses: number
}

async function obtain(): Promise<{ token: string; most: number }> {
  const { challenge, siteKey, script } = await call(getCaptcha, {})
  if (challenge !== null) return { token: await solve(challenge), most: mostUses }
  return { token: await askRecaptcha(script ?? '', siteKey ?? ''), most: 1 }
}

/** The captcha of one form, from its first challenge on. */
export class CaptchaRun {
  #state: CaptchaState = 'working'
  #attempt: Attempt | null = null
  readonly #listeners = new Set<() => void>()

  readonly getState = (): CaptchaState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Starts again: the server rejected the token, or it could not be obtained. */
  readonly renew = (): Attempt => {
    this.#become('working')
    const coming = obtain()
    const made: Attempt = {
      token: coming.then(({ token }) => token).catch(() => ''),
      begunAt: Date.now(),
      most: mostUses,
      uses: 0,
    }
    this.#attempt = made
    coming.then(
      ({ most }) => {
        made.most = most
        if (this.#attempt === made) this.#become('passed')
      },
      () => {
        if (this.#attempt === made) this.#become('failed')
      },
    )
    return made
  }

  /** The token for a sending: waits until there is one; empty when there can't be. */
  readonly take = async (): Promise<string> => {
    const used = this.#isGood() ? this.#attempt! : this.renew()
    used.uses++
    return used.token
  }

  #isGood(): boolean {
    const known = this.#attempt
    if (!known || this.#state === 'failed') return false
    return known.uses < known.most && Date.now() - known.begunAt < freshMs
  }

  #become(state: CaptchaState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
