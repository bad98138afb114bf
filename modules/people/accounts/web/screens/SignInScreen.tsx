import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Card, fewTries, lazyPart, useYou, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { signIn } from '../../contract/index.ts'
import type { EntryProps } from '../entry-props.ts'
import styles from '../entry.module.css'
import { demoAccountsQuery } from '../queries.ts'
import { t } from '../ru.ts'

// A guest's page is whole and readable before the code of its form has come.
const SignInForm = lazyPart(() => import('../SignInForm.tsx'), 'SignInForm', { tries: fewTries })

export interface SignInScreenProps extends EntryProps {
  /** The title of the course that the guest has chosen. */
  course?: string | null
  /** Ways to sign in contributed by other modules. */
  ways?: ReactNode
  /** Whether one may register here or come by a code; else the school has given a password. */
  isForNewcomers?: boolean
}

export function SignInScreen({
  redirectUrl,
  course = null,
  ways,
  isForNewcomers = true,
  onSignedIn,
}: SignInScreenProps) {
  const you = useYou()
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.signInTitle}</h1>
        <p className={styles.lead}>{course ? t.signInFor(course) : you(t.signInLead)}</p>
        <Suspense>
          <SignInForm redirectUrl={redirectUrl} onSignedIn={onSignedIn} />
        </Suspense>
        {ways}
        {isForNewcomers && <ForNewcomers redirectUrl={redirectUrl} />}
      </Card>
      <DemoAccounts redirectUrl={redirectUrl} onSignedIn={onSignedIn} />
    </div>
  )
}

const ForNewcomers = ({ redirectUrl }: Pick<EntryProps, 'redirectUrl'>) => (
  <>
    <p className={styles.other}>
      {t.noAccount}{' '}
      <Link to={link(site.market.registration, {}, { redirect_url: redirectUrl })}>{t.signUp}</Link>
    </p>
    <p className={styles.other}>
      {t.haveInvite} <Link to={link(site.lms.acceptCode, {})}>{t.enterCode}</Link>
    </p>
    <p className={styles.other}>
      {t.haveSlip} <Link to={link(site.lms.olympiadCode)}>{t.byCode}</Link>
    </p>
  </>
)

/** The people of the demo school; nothing in a real one. */
function DemoAccounts({ redirectUrl, onSignedIn }: EntryProps) {
  const { data: accounts } = useSuspenseQuery(demoAccountsQuery)
  const enter = useCall(signIn, {
    onSuccess: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
  if (accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t.demoTitle}</h2>
      <p>
        {t.demoHint} <code>{accounts[0]!.password}</code>
      </p>
      <ul className="plain-list">
        {accounts.map(({ email, password, name, title }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.person}
              disabled={enter.isPending}
              onClick={() =>
                enter.mutate({ body: { user: { email, password }, ...(redirectUrl ? { redirectUrl } : {}) } })
              }
            >
              <strong>{title}</strong>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{enter.error?.message}</p>
    </section>
  )
}
