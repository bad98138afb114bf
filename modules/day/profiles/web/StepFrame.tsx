import { Button } from '@school/ui'
import type { FormEvent, ReactNode } from 'react'
import styles from './onboarding.module.css'
import { t } from './ru-onboarding.ts'

export interface StepProps {
  /** Resolves when the next step has come. */
  onNext: () => void
  isBusy: boolean
}

interface StepFrameProps extends StepProps {
  /** A validation error, shown above the button. */
  error?: string | null
  /** Nothing is chosen: going on would be skipping. */
  isEmpty?: boolean
  onSend: () => void
  children: ReactNode
}

/** A question and two ways on: with an answer and without one. */
export function StepFrame({ error, isEmpty = false, isBusy, onSend, onNext, children }: StepFrameProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onSend()
  }
  return (
    <form method="dialog" noValidate className={styles.step} onSubmit={send}>
      {children}
      <p role="alert">{error}</p>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" size="l" disabled={isEmpty} loading={isBusy}>
          {t.next}
        </Button>
        <Button kind="quiet" onClick={onNext} disabled={isBusy}>
          {t.skip}
        </Button>
      </div>
    </form>
  )
}
