import { Button, Faults } from '@school/ui'
import { useEffect } from 'react'
import styles from './CaptchaField.module.css'
import { t } from './ru.ts'
import type { CaptchaHandle } from './use-captcha.ts'

export interface CaptchaFieldProps {
  captcha: CaptchaHandle
  /** What the server says of the token. */
  error: string | null
}

/** Shows the progress of the check. It needs no input: it runs by itself, and starts again when the server rejects the token. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { state, renew } = captcha
  useEffect(() => {
    if (error) renew()
  }, [error, renew])
  return (
    <div className={styles.field}>
      <p className={styles.state} role="status" data-captcha={state}>
        {t.states[state]}
        {state === 'failed' && (
          <Button size="s" onClick={renew}>
            {t.again}
          </Button>
        )}
      </p>
      <Faults texts={error ? [error] : []} />
    </div>
  )
}
