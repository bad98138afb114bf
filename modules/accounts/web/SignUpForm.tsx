import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { gradeLabel } from '@school/texts'
import { Button, PasswordInput, SelectInput, TextInput, useYou } from '@school/ui'
import type { ReactNode } from 'react'
import { gradeIndexes, signUp, signUpRoles } from '../contract/index.ts'
import styles from './entry.module.css'
import { t } from './ru.ts'
import type { SignUpProps } from './entry-props.ts'

export function SignUpForm({ redirectUrl, role, onSignedIn }: SignUpProps) {
  const you = useYou()
  const form = useForm(signUp, {
    values: {
      user: {
        role: signUpRoles.find((known) => known === role) ?? 'pupil',
        name: '',
        email: '',
        password: '',
        gradeIndex: null,
      },
    },
    body: ({ user }) => ({
      user: { ...user, gradeIndex: user.role === 'pupil' ? user.gradeIndex : null },
      ...(redirectUrl ? { redirectUrl } : {}),
    }),
    onSent: ({ afterSignInPath }) => onSignedIn(afterSignInPath),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button
            type="submit"
            kind="primary"
            size="l"
            wide
            disabled={!form.isReady}
            loading={form.isSending}
          >
            {t.signUp}
          </Button>
          <p className={styles.agreement}>
            {t.agreement} <Document name="terms">{t.terms}</Document> {t.and}{' '}
            <Document name="consent">{t.consent}</Document>
          </p>
        </>
      }
    >
      <fieldset className={styles.roles}>
        <legend>{you(t.roleLegend)}</legend>
        {signUpRoles.map((role) => (
          <label key={role} className={styles.role}>
            <input type="radio" value={role} {...form.radio('user.role', role)} />
            <span>{t.roles[role]}</span>
          </label>
        ))}
      </fieldset>
      <TextInput label={t.name} hint={t.nameHint} autoComplete="name" {...form.text('user.name')} />
      {form.value('user.role') === 'pupil' && (
        <SelectInput label={t.grade} {...form.number('user.gradeIndex')}>
          <option value="">{you(t.chooseGrade)}</option>
          {gradeIndexes.map((index) => (
            <option key={index} value={index}>
              {gradeLabel(index)}
            </option>
          ))}
        </SelectInput>
      )}
      <TextInput label={t.email} type="email" autoComplete="username" {...form.text('user.email')} />
      <PasswordInput
        label={t.password}
        hint={t.passwordHint}
        autoComplete="new-password"
        {...form.text('user.password')}
      />
    </Form>
  )
}

/** Opens beside the form, so that nothing typed is lost. */
const Document = ({ name, children }: { name: string; children: ReactNode }) => (
  <a href={link(site.contentPage.legal, { info_materials_pages: name })} target="_blank">
    {children}
  </a>
)
