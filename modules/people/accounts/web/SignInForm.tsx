import { Form, useCodeFromAddress, useForm } from '@school/forms'
import { Button, PasswordInput, TextInput } from '@school/ui'
import { useEffect, useRef } from 'react'
import { signIn } from '../contract/index.ts'
import styles from './entry.module.css'
import { t } from './ru.ts'
import type { EntryProps } from './entry-props.ts'

async function solveCaptcha(): Promise<string> {
  const { CaptchaRun } = await import('@school/captcha/web')
  return new CaptchaRun().take()
}

export function SignInForm({ redirectUrl, onSignedIn }: EntryProps) {
  const isAsked = useRef(false)
  const form = useForm(signIn, {
    values: { recaptchaToken: '', user: { email: '', password: '' } },
    // Required after many wrong passwords from the visitor’s address, and solved only then.
    before: async (values) => ({ ...values, recaptchaToken: isAsked.current ? await solveCaptcha() : '' }),
    body: ({ recaptchaToken, user }) => ({ recaptchaToken, user, ...(redirectUrl ? { redirectUrl } : {}) }),
    onSent: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
  // By the square of a child's card: a login in the fragment, which is not logged.
  useCodeFromAddress((login) => form.set('user.email', login))
  const captchaError = form.error('recaptchaToken')
  useEffect(() => {
    if (captchaError) isAsked.current = true
  }, [captchaError])
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.signIn}
        </Button>
      }
    >
      <TextInput
        label={t.contact}
        hint={t.loginHint}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username webauthn"
        {...form.text('user.email')}
      />
      <PasswordInput label={t.password} autoComplete="current-password" {...form.text('user.password')} />
      {captchaError && <p role="alert">{captchaError}</p>}
    </Form>
  )
}
