import { RoleFields } from '@school/accounts/web'
import { Form, useForm } from '@school/forms'
import { Button, TextInput } from '@school/ui'
import { signUpByOffer } from '../contract/index.ts'
import type { OfferFormProps } from './BindForm.tsx'
import { t } from './ru.ts'
import styles from './screens/social.module.css'

/** An account without a password: what the provider has not said. */
export function NewcomerForm({ offer, name, onSignedIn }: OfferFormProps & { name: string }) {
  const form = useForm(signUpByOffer, {
    values: { user: { role: 'pupil', name, gradeIndex: null }, offer },
    body: (values) => ({
      ...values,
      user: { ...values.user, gradeIndex: values.user.role === 'pupil' ? values.user.gradeIndex : null },
    }),
    onSent: ({ nextStep, afterSignInPath }) => onSignedIn(nextStep ?? afterSignInPath),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.createAccount}
        </Button>
      }
    >
      <RoleFields form={form} />
      <TextInput label={t.name} hint={t.nameHint} autoComplete="name" {...form.text('user.name')} />
    </Form>
  )
}
