import { link, site } from '@school/routes'
import { Card, fewTries, lazyPart, Link } from '@school/ui'
import { Suspense } from 'react'
import styles from '../contacts.module.css'
import type { PhoneSignInProps } from '../PhoneSignInForm.tsx'
import { t } from '../ru.ts'

const PhoneSignInForm = lazyPart(() => import('../PhoneSignInForm.tsx'), 'PhoneSignInForm', {
  tries: fewTries,
})

export function PhoneSignInScreen(entry: PhoneSignInProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.phoneSignInTitle}</h1>
        <p className={styles.lead}>{t.phoneSignInLead}</p>
        <Suspense>
          <PhoneSignInForm {...entry} />
        </Suspense>
        <p className={styles.other}>
          <Link to={link(site.market.login, {}, { redirect_url: entry.redirectUrl })}>{t.byPassword}</Link>
        </p>
      </Card>
    </div>
  )
}
