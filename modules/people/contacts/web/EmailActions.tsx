import type { Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Button, toast } from '@school/ui'
import { lazy, Suspense, useState } from 'react'
import { askConfirmation, keepEmail } from '../contract/index.ts'
import styles from './contacts.module.css'
import { t } from './ru.ts'

const EmailDialog = lazy(() => import('./EmailDialog.tsx').then((m) => ({ default: m.EmailDialog })))

/** What can be done with the address of an account: confirm it, change it, give a change up. */
export function EmailActions({
  user,
}: {
  user: Pick<Profile, 'email' | 'emailConfirmed' | 'unconfirmedEmail'>
}) {
  const { email, emailConfirmed, unconfirmedEmail } = user
  const [isOpen, setOpen] = useState(false)
  const onError = (error: Error) => void toast(error.message, { tone: 'bad' })
  const confirm = useCall(askConfirmation, {
    onSuccess: () => void toast(t.letterSent, { tone: 'ok' }),
    onError,
  })
  const keep = useCall(keepEmail, { onSuccess: () => void toast(t.kept, { tone: 'ok' }), onError })
  const send = () => confirm.mutate({ body: {} })
  return (
    <div className={styles.actions}>
      {unconfirmedEmail && (
        <>
          <p className={styles.waiting}>{t.waiting(unconfirmedEmail)}</p>
          <Button size="s" loading={confirm.isPending} onClick={send}>
            {t.sendLetter}
          </Button>
          <Button size="s" kind="quiet" loading={keep.isPending} onClick={() => keep.mutate({})}>
            {t.keepOld}
          </Button>
        </>
      )}
      {!unconfirmedEmail && email && !emailConfirmed && (
        <Button size="s" kind="primary" loading={confirm.isPending} onClick={send}>
          {t.confirm}
        </Button>
      )}
      <Button size="s" onClick={() => setOpen(true)}>
        {email ? t.change : t.add}
      </Button>
      {isOpen && (
        <Suspense>
          <EmailDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
