import { link, site } from '@school/routes'
import { ButtonLink, Card, fewTries, lazyPart } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import styles from '../contacts.module.css'
import { recoveryQuery } from '../queries.ts'
import type { ResetFormProps } from '../ResetForm.tsx'
import { t } from '../ru.ts'

const ResetForm = lazyPart(() => import('../ResetForm.tsx'), 'ResetForm', { tries: fewTries })

export function ResetScreen({ token, onSignedIn }: ResetFormProps) {
  const { problem } = useSuspenseQuery(recoveryQuery(token)).data
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {problem ? (
          <>
            <h1>{t.brokenTitle}</h1>
            <p className={styles.problem}>{problem}.</p>
            <ButtonLink kind="primary" to={link(site.market.forgotPassword)}>
              {t.askAgain}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1>{t.resetTitle}</h1>
            <p className={styles.lead}>{t.resetLead}</p>
            <Suspense>
              <ResetForm token={token} onSignedIn={onSignedIn} />
            </Suspense>
          </>
        )}
      </Card>
    </div>
  )
}
