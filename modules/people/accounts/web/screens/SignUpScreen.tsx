import { link, site } from '@school/routes'
import { Card, fewTries, lazyPart, Link } from '@school/ui'
import { type ReactNode, Suspense } from 'react'
import type { SignUpProps } from '../entry-props.ts'
import styles from '../entry.module.css'
import { t } from '../ru.ts'

const SignUpForm = lazyPart(() => import('../SignUpForm.tsx'), 'SignUpForm', { tries: fewTries })

export interface SignUpScreenProps extends SignUpProps {
  /** Ways to sign up contributed by other modules. */
  ways?: ReactNode
}

export function SignUpScreen({ redirectUrl, role, course = null, ways, onSignedIn }: SignUpScreenProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{course ? t.signUpFor(course.title) : t.signUpTitle}</h1>
        <p className={styles.lead}>{course ? t.signUpForLead : t.signUpLead}</p>
        <Suspense>
          <SignUpForm redirectUrl={redirectUrl} role={role} course={course} onSignedIn={onSignedIn} />
        </Suspense>
        {ways}
        <p className={styles.other}>
          {t.haveAccount}{' '}
          <Link to={link(site.market.login, {}, { redirect_url: redirectUrl })}>{t.signIn}</Link>
        </p>
        <p className={styles.other}>
          {t.areParent} <Link to={link(site.market.parents)}>{t.forParents}</Link>
        </p>
      </Card>
    </div>
  )
}
