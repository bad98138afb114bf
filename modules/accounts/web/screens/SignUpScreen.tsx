import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { gradeLabel } from '@school/texts'
import { Button, Card, PasswordInput, SelectInput, TextInput, useYou } from '@school/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { gradeIndexes, signUp, signUpRoles } from '../../contract/index.ts'
import styles from '../entry.module.css'
import { t } from '../ru.ts'
import type { EntryProps } from './SignInScreen.tsx'

const empty = {
  role: 'pupil' as (typeof signUpRoles)[number],
  name: '',
  email: '',
  password: '',
  gradeIndex: '',
}

export interface SignUpProps extends EntryProps {
  /** Who the person has already said to be; anything unknown is a pupil. */
  role: string | null
}

export function SignUpScreen({ redirectUrl, role, onSignedIn }: SignUpProps) {
  const you = useYou()
  const [form, setForm] = useState(() => ({
    ...empty,
    role: signUpRoles.find((known) => known === role) ?? empty.role,
  }))
  const register = useCall(signUp, { onSuccess: ({ afterSignInPath }) => onSignedIn(afterSignInPath) })
  const change = (part: Partial<typeof empty>) => setForm((known) => ({ ...known, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const gradeIndex = form.role === 'pupil' && form.gradeIndex !== '' ? Number(form.gradeIndex) : null
    register.mutate({ body: { user: { ...form, gradeIndex }, ...(redirectUrl ? { redirectUrl } : {}) } })
  }
  const fields = register.error?.fields ?? {}
  const general = register.error && Object.keys(fields).length === 0 ? register.error.message : null
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t.signUpTitle}</h1>
        <p className={styles.lead}>{t.signUpLead}</p>
        <form onSubmit={submit} className={styles.form} noValidate>
          <fieldset className={styles.roles}>
            <legend>{you(t.roleLegend)}</legend>
            {signUpRoles.map((role) => (
              <label key={role} className={styles.role}>
                <input
                  type="radio"
                  name="role"
                  value={role}
                  checked={form.role === role}
                  onChange={() => change({ role })}
                />
                <span>{t.roles[role]}</span>
              </label>
            ))}
          </fieldset>
          <TextInput
            label={t.name}
            hint={t.nameHint}
            autoComplete="name"
            value={form.name}
            error={fields['user.name'] ?? null}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          {form.role === 'pupil' && (
            <SelectInput
              label={t.grade}
              value={form.gradeIndex}
              error={fields['user.gradeIndex'] ?? null}
              onChange={(event) => change({ gradeIndex: event.currentTarget.value })}
            >
              <option value="">{you(t.chooseGrade)}</option>
              {gradeIndexes.map((index) => (
                <option key={index} value={index}>
                  {gradeLabel(index)}
                </option>
              ))}
            </SelectInput>
          )}
          <TextInput
            label={t.email}
            type="email"
            autoComplete="username"
            value={form.email}
            error={fields['user.email'] ?? null}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <PasswordInput
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
            value={form.password}
            error={fields['user.password'] ?? general}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <Button type="submit" kind="primary" size="l" wide loading={register.isPending}>
            {t.signUp}
          </Button>
          <p className={styles.agreement}>
            {t.agreement} <Document name="terms">{t.terms}</Document> {t.and}{' '}
            <Document name="consent">{t.consent}</Document>
          </p>
        </form>
        <p className={styles.other}>
          {t.haveAccount}{' '}
          <Link to={link(site.market.login, {}, { redirect_url: redirectUrl })}>{t.signIn}</Link>
        </p>
      </Card>
    </div>
  )
}

/** Opens beside the form, so that nothing typed is lost. */
const Document = ({ name, children }: { name: string; children: ReactNode }) => (
  <a href={link(site.contentPage.legal, { info_materials_pages: name })} target="_blank">
    {children}
  </a>
)
