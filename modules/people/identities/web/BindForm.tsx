import { Form, useForm } from '@school/forms'
import { Button, PasswordInput, TextInput } from '@school/ui'
import { confirmBinding } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './screens/social.module.css'

export interface OfferFormProps {
  offer: string
  onSignedIn: (path: string | null) => void
}

/** Whose account it is says the password. */
export function BindForm({ offer, email, onSignedIn }: OfferFormProps & { email: string | null }) {
  const form = useForm(confirmBinding, {
    params: { token: offer },
    values: { user: { email: email ?? '', password: '' } },
    onSent: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.bindAndEnter}
        </Button>
      }
    >
      <TextInput label={t.email} type="email" autoComplete="username" {...form.text('user.email')} />
      <PasswordInput label={t.password} autoComplete="current-password" {...form.text('user.password')} />
    </Form>
  )
}
