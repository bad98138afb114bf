import { madeLoginOf } from '@school/accounts/contract'
import { contactOf } from '@school/accounts/web'
import { call } from '@school/api-client'
import { CaptchaField, useCaptcha } from '@school/captcha/web'
import { Form, useForm } from '@school/forms'
import { Button, TextInput, useYou } from '@school/ui'
import { useState } from 'react'
import { askRecovery, type SentProof } from '../contract/index.ts'
import styles from './contacts.module.css'
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx'
import { Resend } from './Resend.tsx'
import { t } from './ru.ts'

export interface ForgotFormProps {
  /** A phone was shown to be theirs: here is what opens the page of a new password. */
  onRecovered: (resetPasswordToken: string) => void
}

/** A login without an address is answered by the server with what to do. */
const userOf = (typed: string) => (madeLoginOf(typed) ? { emailOrPhone: typed } : contactOf(typed))

/** Where to: an address gets a link, a phone a code. */
export function ForgotForm({ onRecovered }: ForgotFormProps) {
  const you = useYou()
  const captcha = useCaptcha()
  const [sent, setSent] = useState<{ proof: SentProof; contact: string } | null>(null)
  const form = useForm<typeof askRecovery, { recaptchaToken: string; contact: string }>(askRecovery, {
    values: { recaptchaToken: '', contact: '' },
    before: async (values) => ({ ...values, recaptchaToken: await captcha.take() }),
    body: ({ recaptchaToken, contact }) => ({ recaptchaToken, user: userOf(contact) }),
    places: { 'user.email': 'contact', 'user.phone': 'contact' },
    onSent: (proof, { contact }) => setSent({ proof, contact }),
  })
  const ask = async () =>
    call(askRecovery, {
      body: { recaptchaToken: await captcha.take(), user: userOf(form.value('contact') ?? '') },
    })
  const another = (
    <div>
      <Button kind="quiet" onClick={() => setSent(null)}>
        {t.another}
      </Button>
    </div>
  )
  if (sent && sent.proof.way !== 'email')
    return (
      <div className={styles.form}>
        <RecoveryCodeForm phone={sent.contact} onRecovered={onRecovered} />
        <Resend proof={sent.proof} onResend={ask} />
        {another}
      </div>
    )
  if (sent)
    return (
      <div className={styles.form} role="status">
        <h2>{t.letterTitle}</h2>
        <p>{t.letterText(sent.contact)}</p>
        <p className={styles.wait}>{t.letterHint}</p>
        <Resend proof={sent.proof} onResend={ask} />
        {another}
      </div>
    )
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.send}
        </Button>
      }
    >
      <p className={styles.lead}>{you(t.forgotLead)}</p>
      <TextInput
        label={t.contact}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        {...form.text('contact')}
      />
      <CaptchaField captcha={captcha} error={form.error('recaptchaToken')} />
    </Form>
  )
}
