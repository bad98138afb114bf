import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, Card, PasswordInput, TextInput, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { signIn } from '../../contract/index.ts'
import styles from '../entry.module.css'
import { demoAccountsQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface EntryProps {
  /** Where to go back to; checked by the server. */
  redirectUrl: string | null
  /** Leaves for this address, or for the person's own home. */
  onSignedIn: (path: string | null) => void
}

export function SignInScreen({ redirectUrl, onSignedIn }: EntryProps) {
  const you = useYou()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const enter = useCall(signIn, { onSuccess: ({ afterSignInPath }) => onSignedIn(afterSignInPath) })

  const send = (user: { email: string; password: string }) =>
    enter.mutate({ body: { user, ...(redirectUrl ? { redirectUrl } : {}) } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ email, password })
  }
  const fields = enter.error?.fields ?? {}
  const general = enter.error && Object.keys(fields).length === 0 ? enter.error.message : null
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.signInTitle}</h1>
        <p className={styles.lead}>{you(t.signInLead)}</p>
        <form onSubmit={submit} className={styles.form} noValidate>
          <TextInput
            label={t.email}
            type="email"
            autoComplete="username"
            value={email}
            error={fields['user.email'] ?? null}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={t.password}
            autoComplete="current-password"
            value={password}
            error={fields['user.password'] ?? general}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" kind="primary" size="l" wide loading={enter.isPending}>
            {t.signIn}
          </Button>
        </form>
        <p className={styles.other}>
          {t.noAccount}{' '}
          <Link to={link(site.market.registration, {}, { redirect_url: redirectUrl })}>{t.signUp}</Link>
        </p>
      </Card>
      <DemoAccounts isBusy={enter.isPending} onChoose={send} />
    </div>
  )
}

/** The people of the demo school; nothing in a real one. */
function DemoAccounts({
  isBusy,
  onChoose,
}: {
  isBusy: boolean
  onChoose: (user: { email: string; password: string }) => void
}) {
  const { data: accounts } = useSuspenseQuery(demoAccountsQuery)
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
              disabled={isBusy}
              onClick={() => onChoose({ email, password })}
            >
              <strong>{title}</strong>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
