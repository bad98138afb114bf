import { link, site } from '@school/routes'
import { Card, fewTries, patiently } from '@school/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import styles from '../contacts.module.css'
import type { PhoneSignInProps } from '../PhoneSignInForm.tsx'
import { t } from '../ru.ts'

const load = () => import('../PhoneSignInForm.tsx').then((module) => ({ default: module.PhoneSignInForm }))
const PhoneSignInForm = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

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
