import { Button, Dialog } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { dismissalReasons, type DismissalReason } from '../contract/index.ts'
import { t } from './ru.ts'

/** «Не хочу»: asks why. */
export function Dismissal({
  isBusy,
  onDismiss,
}: {
  isBusy: boolean
  onDismiss: (reason: DismissalReason) => void
}) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="quiet" loading={isBusy} onClick={() => setAsking(true)}>
        {t.dismiss}
      </Button>
      <Dialog open={isAsking} onClose={close} title={t.dismissTitle} size="s">
        <div className={frame.row}>
          {dismissalReasons.map((reason) => (
            <Button
              key={reason}
              onClick={() => {
                close()
                onDismiss(reason)
              }}
            >
              {t.reasons[reason]}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
