import { Button, toast } from '@school/ui'
import { useState } from 'react'
import type { SentProof } from '../contract/index.ts'
import styles from './contacts.module.css'
import { t } from './ru.ts'
import { useCountdown } from './use-countdown.ts'

export interface ResendProps {
  proof: SentProof
  /** Asks for another one. @returns what was sent; rejects with the words to show */
  onResend: () => Promise<SentProof>
}

/** «Отправить ещё раз», when it is time. */
export function Resend({ proof, onResend }: ResendProps) {
  const { left, start } = useCountdown(proof.resendAfterSeconds)
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    try {
      start((await onResend()).resendAfterSeconds)
      toast(t.sentAgain, { tone: 'ok' })
    } catch (error) {
      toast((error as Error).message, { tone: 'bad' })
    }
    setSending(false)
  }
  if (left > 0) return <p className={styles.wait}>{t.resendIn(left)}</p>
  return (
    <div>
      <Button loading={isSending} onClick={() => void resend()}>
        {t.resend}
      </Button>
    </div>
  )
}
