import { useEffect, useState, useSyncExternalStore } from 'react'
import { CaptchaRun, type CaptchaState } from './captcha-run.ts'

export interface CaptchaHandle {
  readonly state: CaptchaState
  readonly take: CaptchaRun['take']
  readonly renew: CaptchaRun['renew']
}

/** Begins by itself as soon as its form is on the screen. */
export function useCaptcha(): CaptchaHandle {
  const [run] = useState(() => new CaptchaRun())
  const state = useSyncExternalStore(run.subscribe, run.getState, run.getState)
  useEffect(() => void run.renew(), [run])
  return { state, take: run.take, renew: run.renew }
}
