import { useCall } from '@school/api-client'
import { formatNearDay } from '@school/texts'
import { Button, Card, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type AppSetup, beginAppSetup, type Factors, removeApp } from '../contract/index.ts'
import styles from './factors.module.css'
import { t } from './ru.ts'

export interface AppPartProps {
  factors: Factors
  now: Date
  onBegin: (setup: AppSetup) => void
}

/** The application on a telephone that gives codes. */
export function AppPart({ factors: { appSince, passkeys, isFresh }, now, onBegin }: AppPartProps) {
  const [isLeaving, setLeaving] = useState(false)
  const begin = useCall(beginAppSetup, {
    onSuccess: onBegin,
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const remove = useCall(removeApp, {
    onSuccess: () => toast(t.appRemoved, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
    onSettled: () => setLeaving(false),
  })
  return (
    <Card as="section" className={frame.section} aria-labelledby="app">
      <h2 id="app">{t.appTitle}</h2>
      <p className={styles.lead}>{t.appLead}</p>
      {appSince && <p>{t.appSince(formatNearDay(appSince, now))}</p>}
      <div className={frame.row}>
        <Button disabled={!isFresh} loading={begin.isPending} onClick={() => begin.mutate({})}>
          {appSince ? t.changePhone : t.connect}
        </Button>
        {appSince && (
          <Button kind="quiet" disabled={!isFresh} onClick={() => setLeaving(true)}>
            {t.disconnect}
          </Button>
        )}
      </div>
      <Confirmation
        open={isLeaving}
        title={t.disconnectTitle}
        action={t.disconnect}
        isBusy={remove.isPending}
        onClose={() => setLeaving(false)}
        onAgree={() => remove.mutate({})}
      >
        <div className={frame.section}>
          <p>{t.disconnectText}</p>
          {passkeys.length === 0 && <p>{t.lastFactor}</p>}
        </div>
      </Confirmation>
    </Card>
  )
}
