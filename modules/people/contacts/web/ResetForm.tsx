import { PasswordMeter } from '@school/accounts/web'
import { Form, useForm } from '@school/forms'
import { Button, PasswordInput } from '@school/ui'
import { resetPassword } from '../contract/index.ts'
import styles from './contacts.module.css'
import { t } from './ru.ts'

export interface ResetFormProps {
  token: string
  onSignedIn: (path: string | null) => void
}

export function ResetForm({ token, onSignedIn }: ResetFormProps) {
  const form = useForm(resetPassword, {
    values: { user: { password: '', resetPasswordToken: token } },
    onSent: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.saveAndEnter}
        </Button>
      }
    >
      <PasswordInput
        label={t.newPassword}
        hint={t.passwordHint}
        autoComplete="new-password"
        {...form.text('user.password')}
      />
      <PasswordMeter password={form.value('user.password') ?? ''} />
    </Form>
  )
}
