import type { Agreement } from '@school/accounts/contract'
import { PageText } from '@school/content-pages/screens/PageText'
import { contentPageQuery } from '@school/content-pages/web'
import { Button, Dialog, ErrorState, Link, SkeletonText, toast, useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSchoolFacts } from '../content.ts'
import { personal } from '../shell/ru-personal.ts'
import { signOutAndLeave } from '../shell/sign-out.ts'
import styles from './agreement.module.css'
import { agreementTexts as t } from './ru.ts'
import { useAccepting } from './use-accepting.ts'

/** The pages of these documents stay open to users who must accept them: there they are read and printed. */
const isReading = (pathname: string): boolean => /^\/privacy_contractor(?:\/|$)/.test(pathname)

/** Blocks the app until the agreement is accepted (shared-application §6): the user agrees, or signs out. */
export function AgreementGate({ agreement }: { agreement: Agreement }) {
  const { pathname } = useLocation()
  return isReading(pathname) ? null : <AgreementDialog agreement={agreement} />
}

function AgreementDialog({ agreement }: { agreement: Agreement }) {
  const you = useYou()
  const facts = useSchoolFacts()
  const text = useQuery(contentPageQuery(agreement.path))
  const { isBusy, accept } = useAccepting(agreement)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOutAndLeave().catch(() => {
      toast(you(personal.signOutFailed), { tone: 'bad' })
      setLeaving(false)
    })
  }
  return (
    <Dialog
      open
      isBlocking
      size="l"
      title={text.data?.title ?? t.lead}
      onClose={() => {}}
      footer={
        <>
          <Button kind="quiet" loading={isLeaving} onClick={leave}>
            {personal.signOut}
          </Button>
          <Button kind="primary" disabled={!text.data} loading={isBusy} onClick={accept}>
            {t.accept}
          </Button>
        </>
      }
    >
      <p className={styles.facts}>
        <span>{t.edition(agreement.version)}</span>
        <Link to={`/${agreement.path}?accept=1`}>{t.openPage}</Link>
      </p>
      {text.data && <p>{t.lead}</p>}
      {text.data && <PageText html={text.data.html} facts={facts} />}
      {text.isPending && <SkeletonText lines={8} />}
      {text.isError && (
        <ErrorState compact title={t.failed} text={t.failedText} onRetry={() => void text.refetch()} />
      )}
    </Dialog>
  )
}
