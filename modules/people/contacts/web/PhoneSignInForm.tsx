import { call } from '@school/api-client'
import { CaptchaField, useCaptcha } from '@school/captcha/web'
import { Form, useForm } from '@school/forms'
import { Button, TextInput } from '@school/ui'
import { useState } from 'react'
import { askSignInCode, type SentProof, signInByPhone } from '../contract/index.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './contacts.module.css'
import { Resend } from './Resend.tsx'
import { t } from './ru.ts'

export interface PhoneSignInProps {
  redirectUrl: string | null
  onSignedIn: (path: string | null) => void
}

/** First the phone, then the code that has come to it. */
export function PhoneSignInForm(entry: PhoneSignInProps) {
  const captcha = useCaptcha()
  const [sent, setSent] = useState<{ proof: SentProof; phone: string } | null>(null)
  const form = useForm<typeof askSignInCode, { recaptchaToken: string; phone: string }>(askSignInCode, {
    values: { recaptchaToken: '', phone: '' },
    before: async (values) => ({ ...values, recaptchaToken: await captcha.take() }),
    onSent: (proof, { phone }) => setSent({ proof, phone }),
  })
  if (sent)
    return (
      <div className={styles.form}>
        <SignInCodeForm {...entry} phone={sent.phone} />
        <Resend
          proof={sent.proof}
          onResend={async () =>
            call(askSignInCode, { body: { recaptchaToken: await captcha.take(), phone: sent.phone } })
          }
        />
        <div>
          <Button kind="quiet" onClick={() => setSent(null)}>
            {t.anotherPhone}
          </Button>
        </div>
      </div>
    )
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.getCode}
        </Button>
      }
    >
      <TextInput
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <CaptchaField captcha={captcha} error={form.error('recaptchaToken')} />
    </Form>
  )
}

function SignInCodeForm({ phone, redirectUrl, onSignedIn }: PhoneSignInProps & { phone: string }) {
  const form = useForm(signInByPhone, {
    values: { phone, token: '' },
    body: (values) => ({ ...values, ...(redirectUrl ? { redirectUrl } : {}) }),
    onSent: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
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
      <p role="status">{t.codeMaybe(phone)}</p>
      <CodeInput {...form.text('token')} />
    </Form>
  )
}
