import { useCall } from '@school/api-client'
import { Button, Card, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  type FactorAdded,
  type Factors,
  forgetTrustedBrowsers,
  renewRecoveryCodes,
} from '../contract/index.ts'
import styles from './factors.module.css'
import { t } from './ru.ts'

export interface CodesPartProps {
  factors: Factors
  onRenewed: (added: FactorAdded) => void
}

/** Of those who have a second step: what helps without the telephone, and where it is not asked for. */
export function CodesPart({
  factors: { recoveryCodesLeft, isFresh, trustedBrowsers },
  onRenewed,
}: CodesPartProps) {
  const [isAsking, setAsking] = useState(false)
  const onError = (error: Error) => void toast(error.message, { tone: 'bad' })
  const renew = useCall(renewRecoveryCodes, {
    onSuccess: onRenewed,
    onError,
    onSettled: () => setAsking(false),
  })
  const forget = useCall(forgetTrustedBrowsers, {
    onSuccess: () => toast(t.forgotten, { tone: 'ok' }),
    onError,
  })
  return (
    <>
      <Card as="section" className={frame.section} aria-labelledby="codes">
        <h2 id="codes">{t.codesTitle}</h2>
        <p className={styles.lead}>{t.codesLead}</p>
        <p>{recoveryCodesLeft > 0 ? t.codesLeft(recoveryCodesLeft) : t.noCodesLeft}</p>
        <div className={frame.row}>
          <Button disabled={!isFresh} onClick={() => setAsking(true)}>
            {t.renew}
          </Button>
        </div>
        <Confirmation
          open={isAsking}
          title={t.renewTitle}
          action={t.renew}
          isBusy={renew.isPending}
          onClose={() => setAsking(false)}
          onAgree={() => renew.mutate({})}
        >
          {t.renewText}
        </Confirmation>
      </Card>
      {trustedBrowsers > 0 && (
        <Card as="section" className={frame.section} aria-labelledby="trust">
          <h2 id="trust">{t.trustTitle}</h2>
          <p className={styles.lead}>{t.trustLead(trustedBrowsers)}</p>
          <div className={frame.row}>
            <Button loading={forget.isPending} onClick={() => forget.mutate({})}>
              {t.forget}
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}
