import { Form, useForm } from '@school/forms'
import { Button, PasswordInput, TextInput } from '@school/ui'
import { signIn } from '../contract/index.ts'
import styles from './entry.module.css'
import { t } from './ru.ts'
import type { EntryProps } from './entry-props.ts'

export function SignInForm({ redirectUrl, onSignedIn }: EntryProps) {
  const form = useForm(signIn, {
    values: { user: { email: '', password: '' } },
    body: ({ user }) => ({ user, ...(redirectUrl ? { redirectUrl } : {}) }),
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
      <TextInput
        label={t.contact}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username webauthn"
        {...form.text('user.email')}
      />
      <PasswordInput label={t.password} autoComplete="current-password" {...form.text('user.password')} />
    </Form>
  )
}
