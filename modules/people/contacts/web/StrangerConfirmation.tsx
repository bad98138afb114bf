import { Form, useForm } from '@school/forms'
import { Button, PasswordInput } from '@school/ui'
import { confirmEmail } from '../contract/index.ts'
import styles from './contacts.module.css'
import { t } from './ru.ts'

interface StrangerConfirmationProps {
  token: string
  email: string
  asksPassword: boolean
  isBusy: boolean
  /** Confirms without the password. */
  onReset: () => void
  onConfirmed: (reply: { email: string; wasReset: boolean }) => void
}

/**
 * A first link that is opened where the account is not signed in: the person who made the account knows its password; without it the earlier
 * data is removed.
 */
export function StrangerConfirmation({
  token,
  email,
  asksPassword,
  isBusy,
  onReset,
  onConfirmed,
}: StrangerConfirmationProps) {
  const form = useForm(confirmEmail, {
    values: { confirmationToken: token, currentPassword: '' },
    onSent: onConfirmed,
  })
  const reset = (
    <Button
      kind={asksPassword ? 'quiet' : 'primary'}
      size="l"
      wide
      loading={isBusy}
      disabled={form.isSending}
      onClick={onReset}
    >
      {asksPassword ? t.confirmAndReset : t.confirmEmail}
    </Button>
  )
  if (!asksPassword)
    return (
      <>
        <p className={styles.problem}>{t.confirmationLead(email)}</p>
        {reset}
      </>
    )
  return (
    <>
      <p className={styles.problem}>{t.strangerLead(email)}</p>
      <Form
        form={form}
        className={styles.form}
        actions={
          <Button type="submit" kind="primary" size="l" wide disabled={isBusy} loading={form.isSending}>
            {t.confirmEmail}
          </Button>
        }
      >
        <PasswordInput
          label={t.currentPassword}
          autoComplete="current-password"
          {...form.text('currentPassword')}
        />
      </Form>
      <p className={styles.problem}>{t.resetWhy}</p>
      {reset}
    </>
  )
}
