import { ApiError, call } from '@school/api-client'
import { Button, Faults, IconKey } from '@school/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { askForPasskey, signInByPasskey } from '../contract/index.ts'
import { knowsPasskeys, offersPasskeys, provePasskey, stopAsking } from './authenticator.ts'
import styles from './factors.module.css'
import { s } from './ru-step.ts'

export interface PasskeyEntryProps {
  redirectUrl: string | null
  onSignedIn: (path: string | null) => void
  /** The browser offers passkeys in the field of the address too. */
  isOffered?: boolean
}

/** What has come of asking: who has changed their mind needs no scolding, a refusal has words. */
const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : s.keyCancelled)

export function PasskeyButton({ redirectUrl, onSignedIn, isOffered = false }: PasskeyEntryProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const enter = async (offered: boolean) => {
    const proof = await provePasskey(await call(askForPasskey, {}), offered)
    const body = { ...proof, ...(redirectUrl ? { redirectUrl } : {}) }
    const { afterSignInPath } = await call(signInByPasskey, { body })
    onSignedIn(afterSignInPath)
  }

  const offer = useEffectEvent(async () => {
    if (!(await offersPasskeys())) return
    // A cancellation by the button or by leaving the page is silent; only API errors are displayed.
    await enter(true).catch((error: unknown) => {
      if (error instanceof ApiError) setProblem(error.message)
    })
  })
  useEffect(() => {
    if (isOffered) void offer()
    return stopAsking
  }, [isOffered])

  const ask = async () => {
    setBusy(true)
    setProblem(null)
    await enter(false).catch((error: unknown) => setProblem(wordsOf(error)))
    setBusy(false)
  }

  if (!knowsPasskeys()) return <span data-no-passkeys hidden />
  return (
    <div className={styles.entry}>
      <Button wide icon={<IconKey aria-hidden="true" />} loading={isBusy} onClick={() => void ask()}>
        {s.byKey}
      </Button>
      <Faults isUrgent texts={problem ? [problem] : []} />
    </div>
  )
}
