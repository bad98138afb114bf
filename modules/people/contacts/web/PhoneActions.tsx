import type { Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Button, toast } from '@school/ui'
import { lazy, Suspense, useState } from 'react'
import { askConfirmation, type PhoneWay } from '../contract/index.ts'
import styles from './contacts.module.css'
import { t } from './ru.ts'
import type { SentCode } from './sent-code.ts'

const PhoneDialog = lazy(() => import('./PhoneDialog.tsx').then((m) => ({ default: m.PhoneDialog })))
const PhoneCodeDialog = lazy(() =>
  import('./PhoneCodeDialog.tsx').then((m) => ({ default: m.PhoneCodeDialog })),
)

export interface PhoneActionsProps {
  user: Pick<Profile, 'phone' | 'phoneConfirmed'>
  /** How the school confirms phones. */
  way: PhoneWay
}

/** What can be done with the phone of an account: confirm it, change it. */
export function PhoneActions({ user: { phone, phoneConfirmed }, way }: PhoneActionsProps) {
  const [isChanging, setChanging] = useState(false)
  const [sent, setSent] = useState<SentCode | null>(null)
  const ask = useCall(askConfirmation, {
    onSuccess: (proof) => setSent({ phone: phone!, proof, currentPassword: '' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <div className={styles.actions}>
      {phone && !phoneConfirmed && (
        <Button
          size="s"
          kind="primary"
          loading={ask.isPending}
          onClick={() => ask.mutate({ body: { confirmation: { type: way } } })}
        >
          {t.confirm}
        </Button>
      )}
      <Button size="s" onClick={() => setChanging(true)}>
        {phone ? t.change : t.add}
      </Button>
      <Suspense>
        {isChanging && (
          <PhoneDialog
            way={way}
            onSent={(code) => {
              setChanging(false)
              setSent(code)
            }}
            onClose={() => setChanging(false)}
          />
        )}
        {sent && <PhoneCodeDialog sent={sent} way={way} onClose={() => setSent(null)} />}
      </Suspense>
    </div>
  )
}
