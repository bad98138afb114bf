import { link, site } from '@school/routes'
import { Card, fewTries, lazyPart, Link } from '@school/ui'
import { Suspense } from 'react'
import styles from '../contacts.module.css'
import type { ForgotFormProps } from '../ForgotForm.tsx'
import { t } from '../ru.ts'

const ForgotForm = lazyPart(() => import('../ForgotForm.tsx'), 'ForgotForm', { tries: fewTries })

export function ForgotScreen({ onRecovered }: ForgotFormProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.forgotTitle}</h1>
        <Suspense>
          <ForgotForm onRecovered={onRecovered} />
        </Suspense>
        <p className={styles.other}>
          {t.rememberedPassword} <Link to={link(site.market.login)}>{t.signIn}</Link>
        </p>
      </Card>
    </div>
  )
}
