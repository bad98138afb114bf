import { link, site } from '@school/routes'
import { Button, Card, Link, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { AddKeyDialog } from '../AddKeyDialog.tsx'
import { AppDialog } from '../AppDialog.tsx'
import { AppPart } from '../AppPart.tsx'
import { CodesPart } from '../CodesPart.tsx'
import styles from '../factors.module.css'
import { KeysPart } from '../KeysPart.tsx'
import type { AppSetup, FactorAdded } from '../../contract/index.ts'
import { factorsQuery } from '../queries.ts'
import { RecoveryCodes } from '../RecoveryCodes.tsx'
import { t } from '../ru.ts'

export interface SecurityScreenProps {
  /** Of the staff, and nothing else is open before a factor is set up. */
  owesFactor: boolean
  /** Ways to sign in contributed by other modules. */
  ways?: ReactNode
  /** Signs out and returns here after signing in again. */
  onSignInAgain: () => void
  /** With the first factor of somebody who owed it the rest of the school opens. */
  onFreed: () => void
}

/** By what a person signs in besides the password. */
export function SecurityScreen({ owesFactor, ways, onSignInAgain, onFreed }: SecurityScreenProps) {
  const you = useYou()
  const { data: factors, dataUpdatedAt } = useSuspenseQuery(factorsQuery)
  // Of the data, so that the server and the browser name the same days.
  const now = new Date(dataUpdatedAt)
  const [canAdd, setCanAdd] = useState(true)
  const [isAdding, setAdding] = useState(false)
  const [setup, setSetup] = useState<AppSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [wasOwing] = useState(owesFactor)
  useEffect(() => {
    void import('../authenticator.ts').then(({ knowsPasskeys }) => setCanAdd(knowsPasskeys()))
  }, [])
  const close = () => {
    setAdding(false)
    setSetup(null)
  }
  const added = ({ recoveryCodes }: FactorAdded) => {
    close()
    setCodes(recoveryCodes)
  }
  const kept = () => {
    setCodes([])
    if (wasOwing) onFreed()
  }
  const hasFactor = factors.appSince !== null || factors.passkeys.length > 0
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={you(t.lead)} />
      <div className={styles.parts}>
        {owesFactor && (
          <Card as="section" tone="warn" className={frame.section} aria-labelledby="owed">
            <h2 id="owed">{t.owedTitle}</h2>
            <p>{t.owed}</p>
            <p>
              {t.alsoOpen} <Link to={link(site.user.accountPassword)}>{t.password}</Link>,{' '}
              <Link to={link(site.user.accountDevices)}>{t.signIns}</Link>.
            </p>
          </Card>
        )}
        {!factors.isFresh && (
          <Card as="section" tone="sunken" className={frame.section} aria-labelledby="stale">
            <h2 id="stale">{you(t.staleTitle)}</h2>
            <p>{t.stale}</p>
            <div className={frame.row}>
              <Button kind="primary" onClick={onSignInAgain}>
                {t.signInAgain}
              </Button>
            </div>
          </Card>
        )}
        <KeysPart factors={factors} now={now} canAdd={canAdd} onAdd={() => setAdding(true)} />
        <AppPart factors={factors} now={now} onBegin={setSetup} />
        {hasFactor && <CodesPart factors={factors} onRenewed={added} />}
        {ways}
      </div>
      {isAdding && <AddKeyDialog isFirst={!hasFactor} onAdded={added} onClose={close} />}
      {setup && <AppDialog setup={setup} onAdded={added} onClose={close} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={kept} />}
    </div>
  )
}
